export { documentFormsOf } from '../data/documentFormsOf.ts';
export { recommendedDocumentsOf } from '../data/recommendedDocumentsOf.ts';
