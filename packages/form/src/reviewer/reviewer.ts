import type { Finding, Fix } from '@passmuster/findings';
import type { CustomerReview, Requirement } from '@passmuster/kyc';
import type { Path } from '../values/path.ts';

/** A finding whose path is a field of the form. Plain data. */
export interface FormFinding extends Finding {
  readonly path: Path;
}

/** Something to provide, whose path is a field of the form. Plain data. */
export interface FormRequirement
  extends Pick<Requirement, 'label' | 'level' | 'status' | 'rule' | 'remedy' | 'documentType'> {
  readonly path: Path;
}

/** What a review found, as plain data that a worker can post. */
export interface ApplicationReview {
  /** True if no finding is an error. */
  readonly ready: boolean;
  readonly findings: readonly FormFinding[];
  readonly requirements: readonly FormRequirement[];
  /** Repairs whose right value is certain; their paths are fields of the form. */
  readonly fixes: readonly Fix[];
  /** Rules that did not run, in the words of the audit. */
  readonly skipped: CustomerReview['skipped'];
  /** Tables past their update interval on the day of the review. */
  readonly stale: CustomerReview['stale'];
  /** Remedies of what the API refuses, in the language of the review, by rule id. */
  readonly remedies: Readonly<Record<string, string>>;
}

/** The values to review, the day, and the language of the texts. */
export interface ReviewRequest {
  readonly values: unknown;
  /** Calendar date, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** A key of the reviewer's `catalogs`. English if it has no such catalog. */
  readonly language: string;
}

/** Reviews what a form holds, and keeps its files. Made by `workerReviewer` or `directReviewer`. */
export interface Reviewer {
  review(request: ReviewRequest): Promise<ApplicationReview>;
  /** Keeps the bytes of a file until `close`. Later requests name it by its id. */
  keep(fileId: string, file: Blob): Promise<void>;
  /** Returns the errors of one file, before it is added to the values. */
  checkFile(
    fileId: string,
    request: Omit<ReviewRequest, 'values'>,
  ): Promise<readonly FormFinding[]>;
  /** Returns the request body as JSON, with its files. */
  body(values: unknown): Promise<Blob>;
  close(): void;
}
