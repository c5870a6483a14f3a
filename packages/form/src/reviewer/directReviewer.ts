import { type Acceptance, configCatalog, isOpen } from '@passmuster/findings';
import {
  type CustomerCatalog,
  type CustomerReview,
  type CustomerReviewer,
  type CustomerReviewerOptions,
  type DocumentDates,
  fixesOf,
  loadCustomerReviewer,
} from '@passmuster/kyc';
import { bodyAcceptances } from '../subject/bodyAcceptances.ts';
import { documentDatesOf } from '../subject/documentDatesOf.ts';
import { requestDraft, toBlob } from '../subject/requestDraft.ts';
import type { FileRef } from '../values/fileRef.ts';
import { toFormPath } from '../values/path.ts';
import { aloneAt } from './aloneAt.ts';
import { type Catalogs, loadCatalog } from './catalogs.ts';
import { countriesOf } from './countriesOf.ts';
import { toDataUri } from './dataUri.ts';
import { formFindings } from './formFindings.ts';
import { remediesOf } from './remediesOf.ts';
import {
  type FormFinding,
  type FormRequirement,
  type FormReview,
  isUnmet,
  type Reviewer,
  type ReviewRequest,
} from './reviewer.ts';
import { formSettings } from './ruleSettings.ts';

/**
 * The options of `loadCustomerReviewer`, with loaders of all languages in place of one catalog. A `config` brings its own
 * texts in each language. By default the states and numbers of a country are loaded once the addresses name it.
 */
export interface DirectReviewerOptions
  extends Omit<CustomerReviewerOptions, 'catalog' | 'surface'> {
  /** Default: English only. */
  readonly catalogs?: Catalogs | undefined;
  /** Bytes of a request body from which a warning is given. Default: 32 MiB. SPEC-GAP 25. */
  readonly maxBodyBytes?: number | undefined;
  /** Loads a file that was kept before the page was reloaded, such as `loadFile` of the drafts. Default: none. */
  readonly loadFile?: ((file: FileRef) => Promise<Blob | undefined>) | undefined;
}

/** What is reviewed. */
export interface ReviewSubject {
  /** The request body, with its files. */
  readonly draft: unknown;
  readonly documentDates: DocumentDates;
  /** The acceptances, at paths of the body. */
  readonly accepted: readonly Acceptance[];
}

/** A reviewer in the same thread. */
export interface DirectReviewer extends Reviewer {
  /** Returns the subject of a review: the request body with its files, the dates on documents and the acceptances. */
  subject(values: unknown, accepted?: readonly Acceptance[]): Promise<ReviewSubject>;
}

/** A reviewer of one language, and its texts. */
interface Language {
  readonly reviewer: CustomerReviewer;
  readonly catalog: CustomerCatalog | undefined;
}

/**
 * Warnings for which a file is not added: nobody could open it, or it is too large to be taken. Another one is usually at
 * hand, while whoever reviews the application would have to ask for it.
 */
const unusableFile: ReadonlySet<string> = new Set([
  'document/image-bytes',
  'document/whole-image',
  'document/image-size',
]);

/** The countries whose tables a language has, and the language once they are loaded. */
interface Loading {
  readonly countries: ReadonlySet<string>;
  readonly language: Promise<Language>;
}

/**
 * Returns a reviewer that works in the same thread: in the worker of a page, in a test, or on a server. Preset, tables and
 * catalogs are loaded once, with the first request that needs them.
 *
 * @example
 * const reviewer = directReviewer();
 * const values = { ...blankCustomer(), email: 'ada' };
 * const { findings } = await reviewer.review({ values, asOf: '2026-11-21', language: 'en' });
 * findings.find(({ path }) => path[0] === 'email')?.rule // 'schema/format'
 */
export function directReviewer(options: DirectReviewerOptions = {}): DirectReviewer {
  const { catalogs = {}, maxBodyBytes = 32 * 1024 * 1024, loadFile, ...rest } = options;
  const languages = new Map<string, Loading>();
  const files = new Map<string, Promise<string>>();

  const load = async (language: string, countries: readonly string[]): Promise<Language> => {
    const translated = await loadCatalog(catalogs, language);
    const { config } = rest;
    const catalog: CustomerCatalog | undefined = config
      ? configCatalog<CustomerCatalog>(config, translated, language)
      : translated;
    const reviewer = await loadCustomerReviewer({
      countries,
      ...rest,
      surface: formSettings,
      ...(catalog && { catalog }),
    });
    return { reviewer, catalog };
  };
  const languageOf = (name: string, draft: unknown): Promise<Language> => {
    const known = languages.get(name);
    const countries = new Set([...(known?.countries ?? []), ...countriesOf(draft)]);
    if (known?.countries.size === countries.size) return known.language;
    const language = load(name, [...countries]);
    languages.set(name, { countries, language });
    // A table that could not be fetched is fetched again with the next request.
    language.catch(() => languages.delete(name));
    return language;
  };
  const uriOf = async (file: FileRef): Promise<string> => {
    const kept = files.get(file.fileId);
    if (kept !== undefined) return kept;
    const loaded = await loadFile?.(file);
    if (!loaded) return '';
    const uri = toDataUri(loaded);
    files.set(file.fileId, uri);
    return uri;
  };
  const subject: DirectReviewer['subject'] = async (values, accepted = []) => {
    return {
      draft: await requestDraft(values, uriOf),
      documentDates: documentDatesOf(values),
      accepted: bodyAcceptances(accepted),
    };
  };
  const review = async (request: ReviewRequest): Promise<FormReview> => {
    const { values, asOf, language, accepted = [] } = request;
    const { draft, ...reviewedWith } = await subject(values, accepted);
    const { reviewer, catalog } = await languageOf(language, draft);
    const found = reviewer.review(draft, { asOf, ...reviewedWith });
    const context = { draft, values, asOf, accepted, catalog, maxBodyBytes };
    const { open, ...decided } = formFindings(found, context);
    const requirements = found.requirements.map(toFormRequirement);
    return {
      ...decided,
      open: { findings: open, requirements: requirements.filter(isUnmet) },
      requirements,
      fixes: fixesOf({ draft, documentDates: reviewedWith.documentDates }, found),
      skipped: found.skipped,
      stale: found.stale,
      revision: found.revision,
      beneficialShare: reviewer.beneficialShare,
      remedies: remediesOf(catalog),
    };
  };
  return {
    subject,
    review,
    async keep(fileId, file) {
      const uri = toDataUri(file);
      files.set(fileId, uri);
      // A file that can't be read isn't kept: every later review would fail with it.
      uri.catch(() => files.delete(fileId));
      await uri;
    },
    async drop(fileId) {
      files.delete(fileId);
    },
    async checkFile(fileId, { asOf, language, place }): Promise<readonly FormFinding[]> {
      const { draft, path } = aloneAt(place, (await files.get(fileId)) ?? '');
      const { reviewer } = await languageOf(language, draft);
      const name = path.join('.');
      return reviewer
        .review(draft, { asOf })
        .findings.filter((one) => one.path.join('.') === name && isOpen(one))
        .filter(({ severity, rule }) => severity === 'error' || unusableFile.has(rule))
        .map((finding) => ({ ...finding, path: place.path }));
    },
    async body(values) {
      const { draft } = await subject(values);
      return toBlob(draft);
    },
    close: () => files.clear(),
  };
}

const toFormRequirement = ({
  path,
  blockedBy: _,
  ...requirement
}: CustomerReview['requirements'][number]): FormRequirement => ({
  ...requirement,
  path: toFormPath(path),
});
