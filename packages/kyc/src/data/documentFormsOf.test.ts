import { documentTypes } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { documentForms } from './documentForms.generated.ts';
import { documentFormsOf } from './documentFormsOf.ts';

test.each([
  ['NG', 'OWNERSHIP_INFORMATION', 'CAC Status Report'],
  ['KE', 'OWNERSHIP_INFORMATION', 'CR12'],
  ['ZA', 'BUSINESS_FORMATION', 'CoR 14.3'],
  ['US', 'PROOF_OF_TAX_IDENTIFICATION', 'IRS letter CP 575'],
  ['FR', 'BANK_STATEMENT', 'Bank statement of the business'],
  ['FR', 'SELFIE', undefined],
] as const)('%s: %s is a %s', (country, type, name) => {
  expect(documentFormsOf(country, type)[0]?.name).toBe(name);
});

test('every type is one of the API', () => {
  const types = Object.values(documentForms).flatMap((forms) =>
    forms.map(({ docType }) => docType),
  );
  expect(types.filter((type) => !(documentTypes as readonly string[]).includes(type))).toEqual([]);
});
