import { expect, test } from 'vitest';
import { type DataSource, dataSource, dataSources } from '../../scripts/tables/dataSource.ts';
import { staleSources, wasSearched } from '../../scripts/tables/staleSources.ts';

interface RiskRow {
  readonly code: string;
  readonly since: string;
  readonly source: string[];
}
interface RiskSource extends DataSource<RiskRow> {
  readonly sources?: Readonly<Record<string, string>>;
}

const fatf = { ...dataSource('fatf'), asOf: '2026-02-28', maxAgeDays: 130 };

test.each([
  ['2026-07-08', []],
  ['2026-07-09', [131]],
])('on %s the list of 2026-02-28 is too old by its age of %j', (day, ages) => {
  expect(staleSources([fatf], day).map(({ days }) => days)).toEqual(ages);
});

test.each([
  ['2026-11-21', false, 'before the search'],
  ['2026-11-22', true, 'the day of the search'],
  ['2026-12-27', true, '35 days later'],
  ['2026-12-28', false, '36 days later'],
])('on %s a search of 2026-11-22 counts: %j, %s', (day, counts) => {
  expect(wasSearched({ ...fatf, searched: '2026-11-22' }, day)).toBe(counts);
});

test('a source that was never looked for again is overdue', () => {
  const { searched: _, ...neverSearched } = fatf;
  expect(wasSearched(neverSearched, '2026-11-22')).toBe(false);
});

test('every row of the lists of risk has the day from which it counts, and its source', () => {
  for (const list of ['fatf', 'ofac', 'euHighRisk']) {
    const { rows, sources = {} } = dataSource<RiskRow, RiskSource>(list);
    for (const { code, since, source } of rows) {
      expect(since, code).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(source.length, code).toBeGreaterThan(0);
      if (list !== 'ofac')
        expect(Object.keys(sources), code).toEqual(expect.arrayContaining(source));
    }
  }
});

test('every source has a date, an update interval and rows', () => {
  for (const { name, asOf, maxAgeDays, count, source, license } of dataSources()) {
    expect([name, asOf], name).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ]);
    expect(Math.min(maxAgeDays, count, source.length, license.length), name).toBeGreaterThan(0);
  }
});

test('lists of risk are due with their source', () => {
  expect(dataSource('fatf').maxAgeDays).toBe(130);
  expect(dataSource('ofac').maxAgeDays).toBe(130);
});
