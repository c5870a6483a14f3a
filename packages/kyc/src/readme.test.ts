import { readFileSync } from 'node:fs';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { testExamples } from '@passmuster/testing/testExamples';
import { expect, test } from 'vitest';
import * as kyc from './index.ts';
import { loadNumbers } from './tables/number/loadNumbers.ts';
import { loadSubdivisionsOf } from './tables/subdivision/loadSubdivisions.ts';

const key = 'a key of this test, of 32 characters';
const draft = structuredClone(customerSample);
const preset = kyc.spec;
const tables = await kyc.loadTables(kyc.recommended);
const review = kyc.reviewBusinessCustomer(draft, { asOf, preset });
const record = kyc.auditRecord(review, draft, { key });
const names = {
  ...kyc,
  ...(await loadNumbers(['KE', 'ZA'])),
  ...{ draft, application: draft, key, preset, review, record, stored: record, tables },
  reviewer: await kyc.loadCustomerReviewer(),
  table: (await loadSubdivisionsOf(['NG'])).subdivisions,
};

testExamples({ from: import.meta.url, names });

test('the README stays short', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme.split('\n').length).toBeLessThan(100);
});
