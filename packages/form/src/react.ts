export { whenReleased } from './press/whenReleased.ts';
export { FormProvider, useForm, useFormState } from './react/context.ts';
export type {
  ChoiceProps,
  ControlProps,
  Field,
  FieldPlace,
  FileProps,
  TextProps,
} from './react/field.ts';
export { type AmountField, type AmountText, useAmount, useAmountText } from './react/useAmount.ts';
export { type ShownDraft, useDraft } from './react/useDraft.ts';
export { useField } from './react/useField.ts';
export { useRows } from './react/useRows.ts';
export { type SlotField, useSlot } from './react/useSlot.ts';
export { useSlots } from './react/useSlots.ts';
export { useStatus } from './react/useStatus.ts';
export { type SubmissionState, useSubmission } from './react/useSubmission.ts';
