export type { Application } from './application/application.ts';
export type { ApplicationBody, Identity } from './application/applicationBody.ts';
export { type ApplicationState, type Counts, countOf } from './application/applicationState.ts';
export type { Checked, CheckOptions } from './application/checked.ts';
export { type ApplicationOptions, createApplication } from './application/createApplication.ts';
export { compareInForm, hasField } from './application/formOrder.ts';
export { type FormStatus, isInDoubt } from './application/formStatus.ts';
export type { ServerError } from './application/refusalsOf.ts';
export type { ReviewFailure } from './application/reviewLoop.ts';
export type { Slot } from './application/slotsOf.ts';
export type {
  FormAnswer,
  FormSubmission,
  SubmitFormOptions,
  Submitted,
} from './application/submitted.ts';
export type { TodoItem } from './application/todoOf.ts';
export { localToday } from './defaults.ts';
export type {
  ApplicationReview,
  FormAcceptance,
  FormFinding,
  FormOpen,
  FormRequirement,
  Reviewer,
  ReviewRequest,
} from './reviewer/reviewer.ts';
export { workerReviewer } from './reviewer/workerReviewer.ts';
export type {
  AddressValues,
  AmountValue,
  AnswerValue,
  ApplicationValues,
  DateValues,
  DocumentValues,
  FileValue,
  OwnerValues,
} from './values/applicationValues.ts';
export {
  blankApplication,
  blankDocument,
  blankOwner,
  type RowOptions,
} from './values/blankValues.ts';
export { type FileRef, fileRefsIn, isFileRef } from './values/fileRef.ts';
export { type Path, toPath } from './values/path.ts';
export { isUnread, type Unread } from './values/unread.ts';
export { valuesOf } from './values/valuesOf.ts';
