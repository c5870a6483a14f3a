export { FormProvider, useForm, useFormState } from './react/context.ts';
export { type AmountField, useAmount } from './react/useAmount.ts';
export {
  type ChoiceProps,
  type ControlProps,
  type Field,
  type TextProps,
  useField,
} from './react/useField.ts';
export { useStatus } from './react/useStatus.ts';
export { type SubmissionState, useSubmission } from './react/useSubmission.ts';
