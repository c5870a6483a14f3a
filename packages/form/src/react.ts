export {
  ApplicationProvider,
  useApplication,
  useApplicationState,
  useApplicationValue,
} from './react/context.ts';
export { type AmountField, useAmount } from './react/useAmount.ts';
export { type Field, useField } from './react/useField.ts';
export { useStatus } from './react/useStatus.ts';
export { type SubmissionState, useSubmission } from './react/useSubmission.ts';
