export { documentForms, documentFormsVersion } from './documentForms.generated.ts';
export { documentFormsOf } from './documentFormsOf.ts';
export { recommendedDocumentsOf } from './recommendedDocumentsOf.ts';
