import { describe, expect, test } from 'vitest';
import { hashOfRows, readTables } from './readTables.ts';
import { tableIds } from './tableIds.ts';

const rows = [
  { code: 'KP', program: 'comprehensive', since: '2016-03-16' },
  { code: 'UA', program: 'comprehensive-region', regions: ['UA-43'] },
];
const tableOf = (changes: object = {}, all: readonly unknown[] = rows): object => ({
  format: 'passmuster-table/1',
  id: 'risk/ofac',
  asOf: '2026-11-20',
  url: 'https://ofac.treasury.gov/',
  maxAgeDays: 130,
  count: all.length,
  hash: hashOfRows(all),
  rows: all,
  ...changes,
});

test('a table is read, and what was read can not be changed', async () => {
  const given = tableOf();
  const { tables } = await readTables(given);
  Reflect.set(given, 'asOf', '2030-01-01');
  expect(tables['risk/ofac']).toMatchObject({ asOf: '2026-11-20', count: 2 });
  expect(Object.isFrozen(tables['risk/ofac']?.rows[0])).toBe(true);
});

test('the order of keys does not change the hash', async () => {
  const [first, second] = rows;
  const swapped = [{ since: first?.since, program: first?.program, code: first?.code }, second];
  expect(hashOfRows(swapped)).toBe(hashOfRows(rows));
});

describe('one sentence, and no table is read', () => {
  const row = (one: unknown) => tableOf({}, [one]);
  test.each([
    [null, 'a table must be an object'],
    ['{"id":', 'a table must be an object'],
    [{ rows: () => [] }, 'a table must be plain JSON'],
    [tableOf({ id: 'risk/ofca' }), 'id must be that of a table: did you mean risk/ofac?'],
    [tableOf({ id: undefined }), `id must be that of a table: ${tableIds.join(', ')}`],
    [{ name: 'acme', version: '1.0.0' }, `id must be that of a table: ${tableIds.join(', ')}`],
    [
      { type: 'FeatureCollection', features: [] },
      `id must be that of a table: ${tableIds.join(', ')}`,
    ],
    [rows, `id must be that of a table: ${tableIds.join(', ')}`],
    [[], 'there is no table'],
    [tableOf({ version: 2 }), 'risk/ofac: there is no "version" in a table'],
    [tableOf({ asOf: '2026-02-30' }), 'risk/ofac: asOf must be a calendar date, YYYY-MM-DD'],
    [tableOf({ url: 'javascript:0' }), 'risk/ofac: url must be an address with https'],
    [tableOf({ maxAgeDays: 0.5 }), 'risk/ofac: maxAgeDays must be a whole number of days'],
    [tableOf({}, []), 'risk/ofac: rows must be a list of 1 to 20,000 rows'],
    [
      tableOf({ rows: new Array(20_001).fill({ code: 'KP' }) }),
      'risk/ofac: rows must be a list of 1 to 20,000 rows',
    ],
    [tableOf({ count: 3 }), 'risk/ofac: count must be the number of rows, 2'],
    [tableOf({ rows: rows.slice(0, 1) }), 'risk/ofac: count must be the number of rows, 1'],
    [tableOf({ hash: 'ab'.repeat(32) }), 'risk/ofac: hash is not that of its rows'],
    [row('KP'), 'risk/ofac, row 1: must be an object'],
    [row({ code: 'KP' }), 'risk/ofac, row 1: program is missing'],
    [
      row({ code: 'kp', program: 'ended' }),
      'risk/ofac, row 1: code must be a country, ISO 3166-1 alpha-2',
    ],
    [
      row({ code: 'KP', program: 'ended', until: 'never' }),
      'risk/ofac, row 1: until must be a calendar date, YYYY-MM-DD',
    ],
    [
      row({ code: 'UA', program: 'ended', regions: ['UA-43', '43'] }),
      'risk/ofac, row 1: regions, element 2, must be a subdivision, ISO 3166-2',
    ],
    [
      row(JSON.parse('{"code":"KP","program":"ended","__proto__":{"since":"2016-03-16"}}')),
      'risk/ofac, row 1: there is no column "__proto__"',
    ],
    [[tableOf(), tableOf()], 'two tables have the id risk/ofac'],
    [[tableOf(), tableOf({ id: 'risk/fatf' })], 'risk/fatf, row 1: there is no column "program"'],
  ])('%j', async (input, sentence) => {
    await expect(readTables(input)).rejects.toThrow(new TypeError(sentence));
  });
});
