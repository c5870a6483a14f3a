export type { SubmissionAnswer } from './submission/answeredBy.ts';
export { createHoldNames } from './submission/createHoldNames.ts';
export { createMemoryJournal } from './submission/createMemoryJournal.ts';
export {
  createSubmission,
  type Settlement,
  type Submission,
  type SubmissionOptions,
  type SubmitOptions,
} from './submission/createSubmission.ts';
export type { SubmissionBody } from './submission/hashOf.ts';
export type { HoldOptions, Journal, JournalEntry } from './submission/journal.ts';
export type {
  Attempt,
  Doubt,
  Failure,
  IdentityField,
  Known,
  Mark,
} from './submission/known.ts';
export { type Identity, markOf } from './submission/markOf.ts';
export { type MaySend, maySend } from './submission/maySend.ts';
export { next, type SubmissionEvent } from './submission/next.ts';
