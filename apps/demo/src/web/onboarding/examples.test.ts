import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPath } from '@passmuster/findings';
import { loadTables, recommended } from '@passmuster/kyc';
import { expect, test } from 'vitest';
import { blankApplication, type FormValues } from './blankApplication.ts';
import { examples } from './examples.ts';
import { fillIn } from './fillIn.ts';
import { reviewApplication } from './reviewApplication.ts';

const folder = join(import.meta.dirname, '../../../../../examples');
const tables = await loadTables(recommended);
const asOf = '2026-11-21';

function read(name: string): FormValues {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
}

const faults: Readonly<Record<string, readonly string[]>> = {
  incomplete: [
    'owner/minimum-age business_owners[1].date_of_birth',
    'owner/proof-of-address business_owners[1].supporting_documents',
    'business/required-documents documents',
    'schema/format phone',
    'schema/format registration_date',
  ],
};

test.each(examples)('$title: the review finds its faults, no other, and no warning', ({ name }) => {
  const form = fillIn(blankApplication(), read(name));
  const { findings, ready } = reviewApplication(form, { asOf, tables });
  const told = findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ rule, path }) => `${rule} ${formatPath(path)}`);
  expect(told.sort()).toEqual([...(faults[name] ?? [])].sort());
  expect(ready).toBe(told.length === 0);
});

test('the faults of the incomplete example are faults for ten years', () => {
  const { findings } = reviewApplication(read('incomplete'), { asOf: '2036-11-20' });
  expect(findings.filter(({ severity }) => severity === 'error')).toHaveLength(5);
});
