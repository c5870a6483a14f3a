import type { DataVersion } from '@passmuster/findings';
import { documentFormsVersion } from '../data/documentForms.generated.ts';
import { recommendedDocumentsVersion } from '../data/recommendedDocuments.generated.ts';

export { documentFormsOf } from '../data/documentFormsOf.ts';
export { recommendedDocumentsOf } from '../data/recommendedDocumentsOf.ts';

/** The tables of document names. */
export const documentGuideData: readonly DataVersion[] = [
  documentFormsVersion,
  recommendedDocumentsVersion,
];
