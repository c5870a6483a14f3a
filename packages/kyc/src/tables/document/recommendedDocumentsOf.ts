import type { BusinessType, DocumentType } from '@passmuster/schemas';
import { recommendedDocuments } from './recommendedDocuments.generated.ts';

/**
 * Returns the types of documents that careful processors ask of such a business, beyond those that the
 * API requires, each once.
 *
 * @example
 * recommendedDocumentsOf('SOLE_PROPRIETORSHIP', 'US') // ['PROOF_OF_TAX_IDENTIFICATION']
 */
export function recommendedDocumentsOf(
  type: BusinessType,
  country: string | undefined,
): readonly DocumentType[] {
  const rows = recommendedDocuments.filter(
    (row) =>
      row.businessType.includes(type) && (row.country === undefined || row.country === country),
  );
  return [...new Set(rows.flatMap(({ documents }) => documents as readonly DocumentType[]))];
}
