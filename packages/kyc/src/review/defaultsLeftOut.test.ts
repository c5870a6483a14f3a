import { expect, test } from 'vitest';
import { changed } from '../testing/changed.ts';
import { loadCustomerReviewer } from './loadCustomerReviewer.ts';

const reviewed = async (preset: 'recommended' | 'strict', set: object) =>
  (await loadCustomerReviewer({ preset }))
    .review(changed({ ...set }), { asOf: '2026-11-21' })
    .findings.filter(({ rule }) => rule === 'schema/defaults-sent');

const left = {
  customer_type: undefined,
  'business_owners.0.is_signer': undefined,
  'business_owners.1.is_signer': undefined,
  'business_owners.1.is_beneficial_owner': undefined,
};

test('one finding names each field once, and only the strict preset has it (SPEC-GAP 3)', async () => {
  expect(await reviewed('strict', left)).toMatchObject([
    {
      severity: 'info',
      path: [],
      message:
        'The API requires customer_type, is_signer, is_beneficial_owner, left out here, and gives defaults; send them',
    },
  ]);
  expect(await reviewed('recommended', left)).toEqual([]);
});
