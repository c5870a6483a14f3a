import {
  type CustomerCatalog,
  type CustomerReviewer,
  type CustomerReviewerOptions,
  type DocumentDates,
  fixesOf,
  loadCustomerReviewer,
} from '@passmuster/kyc';
import { documentDatesOf } from '../subject/documentDatesOf.ts';
import { requestDraft, toBlob } from '../subject/requestDraft.ts';
import type { FileRef } from '../values/fileRef.ts';
import { toFormPath } from '../values/path.ts';
import { type Catalogs, loadCatalog } from './catalogs.ts';
import { toDataUri } from './dataUri.ts';
import { formFindings } from './formFindings.ts';
import { remediesOf } from './remediesOf.ts';
import type { ApplicationReview, FormFinding, Reviewer, ReviewRequest } from './reviewer.ts';

/** The options of `loadCustomerReviewer`, with loaders of all languages in place of one catalog. */
export interface DirectReviewerOptions extends Omit<CustomerReviewerOptions, 'catalog'> {
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
}

/** A reviewer in the same thread. */
export interface DirectReviewer extends Reviewer {
  /** Returns what is reviewed: the request body, with its files, and the dates on documents. */
  subject(values: unknown): Promise<ReviewSubject>;
}

/** A reviewer of one language, and its texts. */
interface Language {
  readonly reviewer: CustomerReviewer;
  readonly catalog: CustomerCatalog | undefined;
}

/**
 * Returns a reviewer that works in the same thread: in the worker of a page, in a test, or on a server. Preset, tables and
 * catalogs are loaded once, with the first request that needs them.
 */
export function directReviewer(options: DirectReviewerOptions = {}): DirectReviewer {
  const { catalogs = {}, maxBodyBytes = 32 * 1024 * 1024, loadFile, ...rest } = options;
  const languages = new Map<string, Promise<Language>>();
  const files = new Map<string, Promise<string>>();

  const load = async (language: string): Promise<Language> => {
    const catalog = await loadCatalog(catalogs, language);
    const reviewer = await loadCustomerReviewer({ ...rest, ...(catalog && { catalog }) });
    return { reviewer, catalog };
  };
  const languageOf = (language: string): Promise<Language> => {
    const known = languages.get(language) ?? load(language);
    languages.set(language, known);
    // A table that could not be fetched is fetched again with the next request.
    known.catch(() => languages.delete(language));
    return known;
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
  const subject = async (values: unknown): Promise<ReviewSubject> => {
    return {
      draft: await requestDraft(values, uriOf),
      documentDates: documentDatesOf(values),
    };
  };
  const review = async ({ values, asOf, language }: ReviewRequest): Promise<ApplicationReview> => {
    const { reviewer, catalog } = await languageOf(language);
    const { draft, documentDates } = await subject(values);
    const found = reviewer.review(draft, { asOf, documentDates });
    const { findings, ready } = formFindings(found, { draft, values, catalog, maxBodyBytes });
    return {
      ready,
      findings,
      requirements: found.requirements.map(({ path, blockedBy: _, ...requirement }) => ({
        ...requirement,
        path: toFormPath(path),
      })),
      fixes: fixesOf({ draft, documentDates }, found),
      skipped: found.skipped,
      stale: found.stale,
      remedies: remediesOf(catalog),
    };
  };
  return {
    subject,
    review,
    async keep(fileId, file) {
      const uri = toDataUri(file);
      files.set(fileId, uri);
      await uri;
    },
    async checkFile(fileId, { asOf, language }): Promise<readonly FormFinding[]> {
      const { reviewer } = await languageOf(language);
      const draft = { documents: [{ doc_image: (await files.get(fileId)) ?? '' }] };
      const { findings } = reviewer.review(draft, { asOf });
      return findings
        .filter(({ path, severity }) => severity === 'error' && path.at(-1) === 'doc_image')
        .map((finding) => ({ ...finding, path: toFormPath(finding.path) }));
    },
    async body(values) {
      const { draft } = await subject(values);
      return toBlob(draft);
    },
    close: () => files.clear(),
  };
}
