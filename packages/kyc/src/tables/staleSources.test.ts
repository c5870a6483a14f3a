import { expect, test } from 'vitest';
import { dataSource, dataSources } from '../../scripts/tables/dataSource.ts';
import { staleSources } from '../../scripts/tables/staleSources.ts';

const fatf = { ...dataSource('fatf'), asOf: '2026-02-28', maxAgeDays: 130 };

test.each([
  ['2026-07-08', []],
  ['2026-07-09', [131]],
])('on %s the list of 2026-02-28 is too old by its age of %j', (day, ages) => {
  expect(staleSources([fatf], day).map(({ days }) => days)).toEqual(ages);
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
