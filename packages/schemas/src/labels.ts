export type { ChecklistItem, FieldName } from './labels/checklistLabels.ts';
export { en } from './labels/en.ts';
export { fieldHint } from './labels/fieldHint.ts';
export { fieldLabel } from './labels/fieldLabel.ts';
export { fieldQuestion } from './labels/fieldQuestion.ts';
export type { HintName, Hints, QuestionName } from './labels/hints/hints.ts';
export { checklistLabel, type LabeledList, labelOf } from './labels/labelOf.ts';
export type { Labels, PartialLabels } from './labels/labels.ts';
export { type Option, toOptions } from './labels/toOptions.ts';
