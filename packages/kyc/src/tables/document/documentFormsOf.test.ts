import { documentTypes } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { documentForms } from './documentForms.generated.ts';
import { type DocumentHolder, documentFormsOf } from './documentFormsOf.ts';

test.each([
  [
    'the status report',
    { country: 'NG' },
    'OWNERSHIP_INFORMATION',
    ['CAC Status Report', 'CAC 1.1'],
  ],
  [
    'the certificate of a company',
    { country: 'NG' },
    'BUSINESS_FORMATION',
    ['CAC Certificate of Incorporation'],
  ],
  [
    'that of a business name',
    { country: 'NG', businessType: 'SOLE_PROPRIETORSHIP' },
    'BUSINESS_FORMATION',
    ['CAC BN1'],
  ],
  [
    'none of a form without a row',
    { country: 'NG', businessType: 'GENERAL_PARTNERSHIP' },
    'BUSINESS_FORMATION',
    [],
  ],
  [
    'the close family first',
    { country: 'ZA', businessType: 'CLOSE_CORPORATION' },
    'BUSINESS_FORMATION',
    ['CK1'],
  ],
  ['the CR12', { country: 'KE' }, 'OWNERSHIP_INFORMATION', ['CR12']],
  [
    'every form of an old company',
    { country: 'ZA', registrationDate: '2011-04-30' },
    'BUSINESS_FORMATION',
    ['CoR 14.3', 'CoR 14.1', 'CM1'],
  ],
  [
    'not the old one of a new company',
    { country: 'ZA', registrationDate: '2011-05-01' },
    'BUSINESS_FORMATION',
    ['CoR 14.3', 'CoR 14.1'],
  ],
  [
    'articles of an LLC',
    { country: 'US', businessType: 'LIMITED_LIABILITY_COMPANY' },
    'BUSINESS_FORMATION',
    ['Articles of Organization'],
  ],
  [
    'what is of every business',
    { country: 'US', businessType: 'TRUST' },
    'PROOF_OF_TAX_IDENTIFICATION',
    ['IRS letter CP 575', 'IRS letter 147C'],
  ],
  ['none of a country without rows', { country: 'JP' }, 'BUSINESS_FORMATION', []],
  ['none of a country called like a method', { country: 'toString' }, 'BUSINESS_FORMATION', []],
] as const)('%s', (_, holder: DocumentHolder, type, names) => {
  expect(documentFormsOf(holder, type).map(({ name }) => name)).toEqual(names);
});

test('every type is one of the API', () => {
  const types = Object.values(documentForms).flatMap((forms) =>
    forms.map(({ docType }) => docType),
  );
  expect(types.filter((type) => !(documentTypes as readonly string[]).includes(type))).toEqual([]);
});
