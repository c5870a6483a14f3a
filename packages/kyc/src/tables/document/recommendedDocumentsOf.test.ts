import { businessTypes, documentTypes } from '@passmuster/schemas';
import { requiredDocumentTypes } from '@passmuster/schemas/fields';
import { expect, test } from 'vitest';
import { recommendedDocuments } from './recommendedDocuments.generated.ts';
import { recommendedDocumentsOf } from './recommendedDocumentsOf.ts';

test.each([
  ['SOLE_PROPRIETORSHIP', 'US', ['PROOF_OF_TAX_IDENTIFICATION']],
  ['LIMITED_LIABILITY_PARTNERSHIP', 'NG', ['PROOF_OF_SIGNATORY_AUTHORITY']],
  ['LIMITED_LIABILITY_PARTNERSHIP', 'GB', []],
  ['NON_US', 'KE', ['PROOF_OF_ADDRESS', 'SHAREHOLDER_REGISTER', 'DIRECTORS_REGISTRY']],
  ['TRUST', undefined, []],
] as const)('of a %s in %s: %j', (type, country, documents) => {
  expect(recommendedDocumentsOf(type, country)).toEqual(documents);
});

test('names each document once', () => {
  const documents = recommendedDocumentsOf('NON_US', 'NG');
  expect(documents).toHaveLength(new Set(documents).size);
});

test('every code is one of the API, and no document is required anyway', () => {
  const types = recommendedDocuments.flatMap(({ businessType }) => businessType);
  const documents = recommendedDocuments.flatMap((row) => row.documents);
  expect(types.filter((type) => !(businessTypes as readonly string[]).includes(type))).toEqual([]);
  expect(documents.filter((type) => !(documentTypes as readonly string[]).includes(type))).toEqual(
    [],
  );
  expect(
    documents.filter((type) => (requiredDocumentTypes as readonly string[]).includes(type)),
  ).toEqual([]);
});
