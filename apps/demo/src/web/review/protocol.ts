import type { ApplicationValues, FileRef } from '../../integration/values.ts';
import type { DraftFinding, DraftReview } from '../application/draftReview.ts';
import type { Language } from '../language/languages.ts';

interface Asked {
  readonly asOf: string;
  readonly language: Language;
}

/** What the page can ask its worker to do. Files are read from the database by the worker itself. */
export type Job =
  | ({ readonly kind: 'review'; readonly values: ApplicationValues } & Asked)
  | ({ readonly kind: 'check-file'; readonly file: FileRef } & Asked)
  | { readonly kind: 'count-pages'; readonly file: FileRef }
  | ({ readonly kind: 'report'; readonly values: ApplicationValues } & Asked)
  | { readonly kind: 'body'; readonly values: ApplicationValues };

export interface JobResults {
  review: DraftReview;
  'check-file': readonly DraftFinding[];
  /** Pages of a PDF; undefined if it doesn't say. */
  'count-pages': number | undefined;
  report: { readonly record: unknown; readonly markdown: string };
  /** The request body as JSON. */
  body: Blob;
}

export interface JobMessage {
  readonly id: number;
  readonly job: Job;
}
export type JobAnswer =
  | { readonly id: number; readonly result: JobResults[Job['kind']] }
  | { readonly id: number; readonly error: string };
