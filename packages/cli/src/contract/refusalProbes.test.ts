import { test } from 'vitest';
import { expectSettled, type ProbeRow } from '../testing/expectSettled.ts';
import { refusalProbes } from './refusalProbes.ts';

/** Returns the answer to a body with mistakes, which names these fields. */
const naming = (...fields: readonly string[]) => ({ status: 400, message: fields.join(', ') });
const planted = ['customer_type', 'industry'];

test.each<ProbeRow>([
  { gap: 1, reading: /owners/, service: naming(...planted), finds: { verdict: 'confirmed' } },
  {
    gap: 1,
    reading: /owners/,
    service: naming(...planted, 'business_owners'),
    finds: { verdict: 'differs', saw: '400, names business_owners' },
  },
  { gap: 1, reading: /owners/, service: naming('industry'), finds: { verdict: 'unsettled' } },
  {
    gap: 1,
    reading: /owners/,
    service: {},
    finds: { saw: '200: a body with mistakes was accepted' },
  },
  {
    gap: 2,
    reading: /website/,
    service: naming(...planted),
    finds: { verdict: 'differs', switches: { requireWebsite: false } },
  },
  { gap: 3, reading: /default/, service: naming(...planted), finds: { verdict: 'confirmed' } },
  {
    gap: 3,
    reading: /default/,
    service: naming(...planted, 'is_dao'),
    finds: { verdict: 'differs', switches: { requireDefaults: true } },
  },
  {
    gap: 26,
    reading: /documents/,
    service: naming(...planted, 'documents'),
    finds: { verdict: 'confirmed' },
  },
  {
    gap: 35,
    reading: /bank method/,
    service: naming('iban', 'sort_code', 'currency', 'bank_code'),
    finds: { verdict: 'differs', switches: { requiredBankFields: ['currency', 'bank_code'] } },
  },
  {
    gap: 35,
    reading: /bank method/,
    service: naming('iban', 'sort_code'),
    finds: { saw: '400, names none of them', switches: { requiredBankFields: [] } },
  },
  { gap: 50, reading: /unknown method/, service: { status: 404 }, finds: { verdict: 'confirmed' } },
  { gap: 50, reading: /unknown method/, service: {}, finds: { verdict: 'differs' } },
  { gap: 77, reading: /null/, service: { status: 404 }, finds: { verdict: 'confirmed' } },
  {
    gap: 77,
    reading: /null/,
    service: { status: 400 },
    finds: { verdict: 'differs', switches: { refuseNullCustomer: true } },
  },
  {
    gap: 78,
    reading: /currency/,
    service: naming('network', 'description', 'currency'),
    finds: { verdict: 'confirmed' },
  },
])('gap $gap, $reading, and a refusal of $service: $finds', async (row) => {
  await expectSettled(refusalProbes, row);
});
