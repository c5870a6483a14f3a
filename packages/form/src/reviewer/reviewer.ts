import type { Acceptance, AppliedAcceptance, Finding, Fix, Verdict } from '@passmuster/findings';
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

/** Returns true if a requirement keeps an application from being clear. */
export const isUnmet = ({ level, status }: FormRequirement): boolean =>
  level === 'required' && status !== 'met';

/** What keeps an application from being clear. */
export interface FormOpen {
  /** Errors, and warnings that nobody accepted. */
  readonly findings: readonly FormFinding[];
  /** What is required and not met. */
  readonly requirements: readonly FormRequirement[];
}

/** An acceptance and its outcome. Its path is a field of the form. */
export interface FormAcceptance extends AppliedAcceptance {
  readonly path?: Path;
}

/** What a review found, as plain data that a worker can post. */
export interface FormReview {
  /** `blocked`, `look` or `clear`: whether it can be sent, and whether a person must look first. */
  readonly verdict: Verdict;
  /** True if the verdict is `clear`. */
  readonly ready: boolean;
  /** What keeps it from being clear. */
  readonly open: FormOpen;
  /** The acceptances of the request, each with its outcome. */
  readonly acceptances: readonly FormAcceptance[];
  readonly findings: readonly FormFinding[];
  readonly requirements: readonly FormRequirement[];
  /** Repairs whose right value is certain; their paths are fields of the form. */
  readonly fixes: readonly Fix[];
  /** Rules that did not run, in the words of the audit. */
  readonly skipped: CustomerReview['skipped'];
  /** Tables past their update interval on the day of the review. */
  readonly stale: CustomerReview['stale'];
  /** Which configuration made it. Send it with the request, so that the server notices a form that has drifted. */
  readonly revision?: string;
  /** The share, in percent, from which an owner must be marked as a beneficial owner. Absent if the request has no owners. */
  readonly beneficialShare?: number;
  /** Remedies of what the API refuses and of files that can't be read, in the language of the review, by rule id. */
  readonly remedies: Readonly<Record<string, string>>;
}

/** The values to review, the day, and the language of the texts. */
export interface ReviewRequest {
  readonly values: unknown;
  /** Calendar date, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** A key of the reviewer's `catalogs`. English if it has no such catalog. */
  readonly language: string;
  /** Warnings that a person takes responsibility for; their paths are fields of the form. */
  readonly accepted?: readonly Acceptance[] | undefined;
}

/** What a file is checked as, the day, and the language of the texts. */
export interface FileCheck extends Pick<ReviewRequest, 'asOf' | 'language'> {
  readonly place: {
    /** The field that is to hold it. */
    readonly path: Path;
    /** Absent for a page of a passport. */
    readonly documentType?: string;
  };
}

/** Reviews what a form holds, and keeps its files. Made by `workerReviewer` or `directReviewer`. */
export interface Reviewer {
  review(request: ReviewRequest): Promise<FormReview>;
  /** Keeps the bytes of a file until `drop` or `close`. Later requests name it by its id. */
  keep(fileId: string, file: Blob): Promise<void>;
  /** Frees the bytes of a file that is no longer in the values. */
  drop(fileId: string): Promise<void>;
  /** Returns why a file that is kept can't be used as the document it is to be, before it is added to the values. */
  checkFile(fileId: string, check: FileCheck): Promise<readonly FormFinding[]>;
  /** Returns the request body as JSON, with its files. */
  body(values: unknown): Promise<Blob>;
  close(): void;
}
