import {
  type Acceptance,
  compareFindings,
  type Finding,
  isOpen,
  review,
  toFinding,
  valueAt,
  verdictOf,
} from '@passmuster/findings';
import type { CustomerCatalog, CustomerReview } from '@passmuster/kyc';
import { fieldAt } from '@passmuster/schemas/fields';
import { parseAmount } from '../amounts/parseAmount.ts';
import { customerFields } from '../describe/customerFields.ts';
import { addedRules, amountReadings, amountUnread, bodySize } from '../texts/formRules.ts';
import { type Path, toFormPath } from '../values/path.ts';
import { isUnread, unreadIn } from '../values/unread.ts';
import { bodyBytes } from './bodyBytes.ts';
import type { FormAcceptance, FormFinding, FormReview } from './reviewer.ts';

/** What the findings of a form depend on besides the review. */
interface FormContext {
  readonly draft: unknown;
  readonly values: unknown;
  readonly asOf: string;
  readonly accepted: readonly Acceptance[];
  readonly catalog: CustomerCatalog | undefined;
  readonly maxBodyBytes: number;
}

/** What a review found at the fields of the form. */
interface FormFindings extends Pick<FormReview, 'verdict' | 'ready' | 'acceptances'> {
  readonly findings: readonly FormFinding[];
  readonly open: readonly FormFinding[];
}

/**
 * Returns the findings of a review at the fields of the form, with those of the form itself: amounts that couldn't be
 * read, in place of what the schema says of their text, and a body that is too large.
 */
export function formFindings(
  { findings, acceptances }: Pick<CustomerReview, 'findings' | 'acceptances'>,
  { draft, values, asOf, accepted, catalog, maxBodyBytes }: FormContext,
): FormFindings {
  const unread = unreadIn(values);
  const wasUnread = (path: Path): boolean => unread.some((one) => one.join('.') === path.join('.'));
  const placed = findings.map(atField).filter(({ path }) => !wasUnread(path));
  const own = review(undefined, [], {
    asOf,
    catalog,
    accepted: accepted.filter(({ rule }) => addedRules.has(rule)),
    knownRules: addedRules,
    extraFindings: [
      ...unread.map((path) => toFinding(unreadRule(path, values), path)),
      ...sizeFindings(draft, maxBodyBytes),
    ],
  });
  const all = [...placed, ...own.findings.map(atField)].sort(compareFindings);
  const verdict = verdictOf(all);
  return {
    verdict,
    ready: verdict === 'clear',
    open: all.filter(isOpen),
    acceptances: [...acceptances, ...own.acceptances].map(({ path, ...rest }): FormAcceptance => {
      return path ? { ...rest, path: toFormPath(path) } : rest;
    }),
    findings: all,
  };
}

/** An amount that the page asks about again has two readings, in whichever language it was typed. */
function unreadRule(path: Path, values: unknown): typeof amountUnread | typeof amountReadings {
  const value = valueAt(values, path);
  const unit = fieldAt(customerFields, path)?.unit;
  const { candidates } = parseAmount(isUnread(value) ? value.unread : '', { locale: 'en', unit });
  return candidates ? amountReadings : amountUnread;
}

const atField = (finding: Finding): FormFinding => ({ ...finding, path: toFormPath(finding.path) });

function sizeFindings(draft: unknown, maxBodyBytes: number): readonly Finding[] {
  if (bodyBytes(draft) <= maxBodyBytes) return [];
  // Base64 takes four letters for three bytes.
  const megabytes = Math.floor((maxBodyBytes * 3) / 4 / 1_000_000);
  return [toFinding(bodySize, [], { bytes: maxBodyBytes, megabytes })];
}
