export { documentFormsOf } from './documentFormsOf.ts';
export { recommendedDocumentsOf } from './recommendedDocumentsOf.ts';
