import { expect, test } from 'vitest';
import { isApplication } from './importApplication.ts';

const entries = (count: number, entry: object = {}) => Array.from({ length: count }, () => entry);

test.each([
  { what: 'a name alone', body: { business_name: 'A' }, opens: true },
  { what: 'no field of an application', body: { currency: 'ZAR' }, opens: false },
  { what: 'a list', body: entries(3), opens: false },
  { what: '1,000 owners', body: { business_owners: entries(1_000) }, opens: true },
  { what: '1,001 owners', body: { business_owners: entries(1_001) }, opens: false },
  { what: '1,000,000 documents', body: { documents: entries(1_000_000) }, opens: false },
  {
    what: '1,000 owners with 1,000 documents each',
    body: { business_owners: entries(1_000, { supporting_documents: entries(1_000) }) },
    opens: false,
  },
  { what: 'owners that are a number', body: { business_owners: 1 }, opens: true },
])('a file with $what is an application: $opens', ({ body, opens }) => {
  expect(isApplication(body)).toBe(opens);
});
