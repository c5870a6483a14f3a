export { createCustomerForm } from './application/createCustomerForm.ts';
export type { Attached, StoreFile } from './application/createFiles.ts';
export type { CustomerFormOptions } from './application/customerFormOptions.ts';
export type { FieldStatus } from './application/fieldStatus.ts';
export type {
  AnyFields,
  AnyRowFields,
  AnyRows,
  Fields,
  RowFields,
  Rows,
  ShownFindings,
} from './application/fields.ts';
export type { FilePlace } from './application/filePlace.ts';
export type { Form, WholeForm } from './application/form.ts';
export type { FormBody } from './application/formBody.ts';
export { type Counts, countOf, type FormState } from './application/formState.ts';
export { type FormStatus, isInDoubt, statusOf } from './application/formStatus.ts';
export { isNotation } from './application/isNotation.ts';
export type { DescribedField } from './application/neededFields.ts';
export type { ServerError } from './application/refusalsOf.ts';
export type { ReviewFailure } from './application/reviewLoop.ts';
export type { Row } from './application/row.ts';
export type { Slot, SlotAttempt } from './application/slot.ts';
export type {
  FormAnswer,
  FormSubmission,
  SubmitFormOptions,
  Submitted,
} from './application/submitted.ts';
export type { Place, TodoItem } from './application/todoOf.ts';
export type { Validated, ValidateOptions } from './application/validated.ts';
export { localToday } from './defaults.ts';
export type { FieldDescription, FormLists, LongLists } from './describe/fieldDescription.ts';
export type {
  FileCheck,
  FormAcceptance,
  FormFinding,
  FormOpen,
  FormRequirement,
  FormReview,
  Reviewer,
  ReviewRequest,
} from './reviewer/reviewer.ts';
export { workerReviewer } from './reviewer/workerReviewer.ts';
export {
  blankCustomer,
  blankDocument,
  blankOwner,
  type RowOptions,
} from './values/blankValues.ts';
export type {
  AddressValues,
  AmountValue,
  AnswerValue,
  CustomerValues,
  DateValues,
  DocumentValues,
  FileValue,
  OwnerValues,
} from './values/customerValues.ts';
export type { FieldPath, PlaceIn } from './values/fieldPath.ts';
export { type FileRef, fileRefsIn, isFileRef } from './values/fileRef.ts';
export { type Path, toPath } from './values/path.ts';
export { type Shares, sharesOf } from './values/sharesOf.ts';
export { isUnread, type Unread } from './values/unread.ts';
export { valuesOf } from './values/valuesOf.ts';
