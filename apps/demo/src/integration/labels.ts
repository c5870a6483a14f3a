// What fields, documents and choices are called.

export { en, fieldLabel, type LabeledList, type Labels, labelOf } from '@passmuster/schemas/labels';
