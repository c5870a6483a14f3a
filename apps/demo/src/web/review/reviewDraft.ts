import {
  auditMarkdown,
  auditRecord,
  type CustomerReview,
  type CustomerReviewer,
  type DocumentDates,
  loadCustomerReviewer,
} from '@passmuster/kyc';
import type { DraftFinding, DraftReview } from '../application/draftReview.ts';
import type { Language } from '../language/languages.ts';
import { formTexts } from './formTexts.ts';

// The one file of the demo that reviews with `@passmuster/kyc`. It runs in the worker.

/**
 * Files that can't be opened and shares that don't add up are cheap to fix now and slow to fix after a
 * submission, so this form doesn't send them. A passport is uploaded, never linked (SPEC-GAP 23).
 */
const settings = {
  'document/image-bytes': 'error',
  'document/whole-image': 'error',
  'document/image-size': 'error',
  'business/ownership-sum': 'error',
  'owner/image-address': 'off',
  // The examples use the names and numbers that are reserved for examples.
  'email/public-domain': 'off',
  'business/website-public': 'off',
  'phone/fictional': 'off',
} as const;

const reviewers = new Map<Language, Promise<CustomerReviewer>>();

/** Returns the reviewer that writes in a language. It loads once. */
function reviewerIn(language: Language): Promise<CustomerReviewer> {
  const loading =
    reviewers.get(language) ??
    loadCustomerReviewer({ rules: settings, catalog: formTexts(language) });
  reviewers.set(language, loading);
  return loading;
}

export interface ReviewOptions {
  /** Calendar date, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly language: Language;
  /** The dates on documents, for which the API has no fields. */
  readonly documentDates?: DocumentDates | undefined;
}

async function review(
  body: unknown,
  { asOf, language, documentDates }: ReviewOptions,
): Promise<CustomerReview> {
  return (await reviewerIn(language)).review(body, { asOf, documentDates });
}

/** Returns what the review says of a request body, as plain data that a worker can post. */
export async function reviewDraft(body: unknown, options: ReviewOptions): Promise<DraftReview> {
  const { ready, findings, requirements } = await review(body, options);
  return {
    ready,
    findings: findings.map(
      ({ rule, severity, path, message, remedy, source }): DraftFinding => ({
        rule,
        severity,
        path: pathOf(path),
        message,
        remedy,
        source: [source.title, source.section].filter(Boolean).join(', '),
      }),
    ),
    requirements: requirements
      .filter(({ path }) => isOfSomeone(path, body))
      .map(({ path, label, rule, level, status, documentType }) => ({
        path: pathOf(path),
        label,
        rule,
        isRequired: level === 'required',
        status: status === 'blocked' ? 'missing' : status,
        ...(documentType !== undefined && { documentType }),
      })),
  };
}

/** Returns the report of a review: the audit record and its text in Markdown. */
export async function reportOn(
  body: unknown,
  options: ReviewOptions,
): Promise<{ readonly record: unknown; readonly markdown: string }> {
  const { documentDates } = options;
  const record = auditRecord(await review(body, options), body, {
    ...(documentDates && { documentDates }),
  });
  return { record, markdown: auditMarkdown(record) };
}

/** Without owners, “Owners” is what is missing: not the documents of the first one. */
function isOfSomeone([list, index]: readonly PropertyKey[], body: unknown): boolean {
  if (list !== 'business_owners' || typeof index !== 'number') return true;
  const owners: unknown = Object(body)['business_owners'];
  return Array.isArray(owners) && index < owners.length;
}

/** Returns the place of a finding in the form, which keeps the dates on an ID document beside its image. */
const pathOf = (path: readonly PropertyKey[]): readonly (string | number)[] =>
  path.map((key, at) => {
    if (key === 'front_image' && at < path.length - 1) return 'id_dates';
    return typeof key === 'number' ? key : String(key);
  });
