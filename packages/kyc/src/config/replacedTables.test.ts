import { customerSample } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { auditRecord } from '../audit/auditRecord.ts';
import { loadCustomerReviewer } from '../review/loadCustomerReviewer.ts';
import { defineConfig } from './defineConfig.ts';
import { hashOfRows, readTables } from './readTables.ts';

const asOf = '2026-11-21';
const rows = [{ code: 'BY', program: 'comprehensive', since: '2026-11-01' }];
const ofac = (day: string) => ({
  format: 'passmuster-table/1',
  id: 'risk/ofac',
  asOf: day,
  url: 'https://example.org/ofac',
  maxAgeDays: 30,
  count: rows.length,
  hash: hashOfRows(rows),
  rows,
});
const configOf = async (day: string, olderTables: readonly 'risk/ofac'[] = []) =>
  defineConfig({ name: 'acme', tables: await readTables(ofac(day)), olderTables });

const draft = {
  ...customerSample,
  registered_address: { ...customerSample.registered_address, country: 'BY' },
  operates_in_prohibited_countries: false,
};
const cuban = { registered_address: { country: 'CU' } };
const rulesOf = (findings: readonly { readonly rule: string }[]): readonly string[] =>
  findings.map(({ rule }) => rule).filter((rule) => rule.startsWith('risk/'));

test('a newer table applies in every rule that uses it, in a new reviewer only', async () => {
  const former = await loadCustomerReviewer();
  const reviewer = await loadCustomerReviewer({ config: await configOf('2026-11-20') });
  const { findings } = reviewer.review(draft, { asOf });
  expect(rulesOf(findings)).toEqual(['risk/prohibited-countries-flag', 'risk/ofac-comprehensive']);
  expect(rulesOf(reviewer.review(cuban, { asOf }).findings)).toEqual([]);
  expect(rulesOf(former.review(draft, { asOf }).findings)).toEqual([]);
  expect(rulesOf(former.review(cuban, { asOf }).findings)).toEqual(['risk/ofac-comprehensive']);
});

test('its date is in the texts, its source in the finding, date and hash in the audit', async () => {
  const reviewer = await loadCustomerReviewer({ config: await configOf('2026-11-20') });
  const review = reviewer.review(draft, { asOf });
  expect(review.findings.find(({ rule }) => rule === 'risk/ofac-comprehensive')).toMatchObject({
    basis: 'regulation',
    remedy: expect.stringContaining('20 November 2026'),
    source: { title: 'OFAC comprehensive sanctions', section: '2026-11-20' },
  });
  expect(auditRecord(review, draft).data).toContainEqual({
    name: 'OFAC comprehensive sanctions',
    asOf: '2026-11-20',
    url: 'https://example.org/ofac',
    hash: hashOfRows(rows),
    maxAgeDays: 30,
  });
  expect(review.stale.map(({ name }) => name)).not.toContain('OFAC comprehensive sanctions');
  const later = reviewer.review(draft, { asOf: '2026-12-21' });
  expect(later.stale).toContainEqual(
    expect.objectContaining({ name: 'OFAC comprehensive sanctions', ageDays: 31 }),
  );
});

describe('a table that is not newer', () => {
  test.each([
    { day: '2020-01-01', why: 'older' },
    { day: '2025-08-26', why: 'of the same day' },
  ])('has no effect, unless it is asked for: $why', async ({ day }) => {
    const without = await loadCustomerReviewer({ config: await configOf(day) });
    expect(rulesOf(without.review(cuban, { asOf }).findings)).toEqual(['risk/ofac-comprehensive']);
    const pinned = await loadCustomerReviewer({ config: await configOf(day, ['risk/ofac']) });
    expect(rulesOf(pinned.review(cuban, { asOf }).findings)).toEqual([]);
    expect(rulesOf(pinned.review(draft, { asOf }).findings)).toContain('risk/ofac-comprehensive');
  });
});

test('of two configurations the later one has the table', async () => {
  const base = await configOf('2026-11-20');
  const fatfRows = [{ code: 'MM', list: 'call-for-action' }];
  const head = {
    format: 'passmuster-table/1',
    id: 'risk/fatf',
    asOf: '2026-11-01',
    count: 1,
    hash: hashOfRows(fatfRows),
  };
  const tables = await readTables({ ...head, rows: fatfRows });
  const config = defineConfig({ name: 'shop', extends: [base], tables });
  expect(Object.keys(config.tables)).toEqual(['risk/ofac', 'risk/fatf']);
  expect(config.lines.filter(({ key }) => key.startsWith('tables.'))).toEqual([
    { key: 'tables.risk/ofac', value: '"2026-11-20"', from: 'acme' },
    { key: 'tables.risk/fatf', value: '"2026-11-01"', from: 'shop' },
  ]);
});

test.each([
  [
    { tables: { tables: { 'risk/ofac': ofac('2026-11-20') } } },
    'acme: tables must be read by readTables',
  ],
  [{ tables: ofac('2026-11-20') }, 'acme: tables must be read by readTables'],
  [
    { olderTables: ['risk/ofak'] },
    'acme: olderTables: there is no table "risk/ofak". Did you mean risk/ofac or risk/fatf?',
  ],
])('%j is refused', (config, sentence) => {
  const define = defineConfig as (one: object) => unknown;
  expect(() => define({ name: 'acme', ...config })).toThrow(new TypeError(sentence));
});
