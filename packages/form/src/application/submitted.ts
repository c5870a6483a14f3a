import type { IdentityField, Submission, SubmissionAnswer } from '@passmuster/client/submission';
import type { Path } from '../values/path.ts';
import type { FormStatus } from './formStatus.ts';
import type { ServerError } from './refusalsOf.ts';
import type { ValidateOptions } from './validated.ts';

/** What a form takes of an answer: results of the client's operations have this shape. */
export interface FormAnswer extends SubmissionAnswer {
  readonly error?: Partial<ServerError> | undefined;
}

/** A submission that a form sends. Made by `createSubmission`. */
export type FormSubmission = Pick<
  Submission<Blob, FormAnswer>,
  'state' | 'subscribe' | 'refresh' | 'changedSince' | 'submit'
>;

/** How a form is to be submitted. */
export interface SubmitFormOptions extends ValidateOptions {
  /** True if a person has answered the question of the last `confirm`: send nevertheless. */
  readonly confirmed?: boolean | undefined;
}

/** Whether the form was sent, and why not. */
export interface Submitted {
  /**
   * - `sent`: `status` says what became of it.
   * - `blocked`: something is wrong or missing; `first` is where.
   * - `look`: nobody has accepted a warning; `first` is where.
   * - `confirm`: it may have been created already. Ask a person, then submit with `confirmed`.
   * - `reading`: a file is still being read after 30 seconds.
   * - `closed`: it was created, or is being sent.
   * - `not-recorded`: the browser can't record the attempt, so nothing was sent.
   * - `file-lost`: a file is no longer in this page.
   * - `no-submission`: the form has no `submission`; its body may be sent.
   */
  readonly outcome:
    | 'sent'
    | 'blocked'
    | 'look'
    | 'confirm'
    | 'reading'
    | 'closed'
    | 'not-recorded'
    | 'file-lost'
    | 'no-submission';
  readonly status: FormStatus;
  /** The first field to focus. `placeAt` names its slot, if it is about a document. */
  readonly first?: Path;
  /** Of `confirm`: what was changed since the answer was lost. The API finds no duplicate by it, so that a second customer is more likely. */
  readonly changed?: readonly IdentityField[];
  /** Of `not-recorded`: the page isn't served over HTTPS, or its storage is full or forbidden. */
  readonly reason?: 'insecure' | 'storage';
}
