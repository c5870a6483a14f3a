export { createForm, type FormOptions } from './forms/createForm.ts';
export type { CheckContext, FormDefinition } from './forms/formDefinition.ts';
