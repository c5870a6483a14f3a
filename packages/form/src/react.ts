export { FormProvider, useForm, useFormState } from './react/context.ts';
export { type AmountField, type AmountText, useAmount, useAmountText } from './react/useAmount.ts';
export { type ShownDraft, useDraft } from './react/useDraft.ts';
export {
  type ChoiceProps,
  type ControlProps,
  type Field,
  type TextProps,
  useField,
} from './react/useField.ts';
export { type Rows, type ShownRow, useRows } from './react/useRows.ts';
export { useSlots } from './react/useSlots.ts';
export { useStatus } from './react/useStatus.ts';
export { type SubmissionState, useSubmission } from './react/useSubmission.ts';
