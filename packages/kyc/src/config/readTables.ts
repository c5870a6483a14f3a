import {
  closest,
  deepFreeze,
  markChecked,
  type SharedTable,
  type SharedTables,
} from '@passmuster/findings';
import { hashOf } from '../hash/hashOf.ts';
import { isCalendarDay, rowProblem } from './rowProblem.ts';
import { tableColumns } from './tableColumns.ts';
import { type TableId, tableIds } from './tableIds.ts';

/** More rows than any source has, so that a wrong file ends early. */
const maxRows = 20_000;
const settings = ['id', 'asOf', 'url', 'maxAgeDays', 'count', 'hash', 'rows'];

/** Returns the hash of the rows of a table, as a table states it. */
export const hashOfRows = (rows: readonly unknown[]): string => hashOf(rows);

/**
 * Reads tables that replace those of the packages, for `tables` of a configuration: the parsed JSON of one table, or a list
 * of them. Each is checked whole before any is used: columns of every row, dates, count and hash.
 *
 * @throws TypeError, in one sentence that names table and row, if anything is wrong with one of them: then none is read.
 * @example
 * const rows = [{ code: 'KP', program: 'comprehensive', since: '2016-03-16' }];
 * const ofac = { id: 'risk/ofac', asOf: '2026-11-20', count: 1, hash: hashOfRows(rows), rows };
 * Object.keys((await readTables(ofac)).tables) // ['risk/ofac']
 */
export async function readTables(input: unknown): Promise<SharedTables> {
  const list = Array.isArray(input) ? input : [input];
  const tables = new Map<string, SharedTable>();
  for (const given of list) {
    // A copy: what is checked can't be changed afterwards, and getters are read once.
    const table: unknown = structuredCloneOf(given);
    const problem = tableProblem(table);
    if (problem !== undefined) throw new TypeError(problem);
    const { id } = table as SharedTable;
    if (tables.has(id)) throw new TypeError(`two tables have the id ${id}`);
    tables.set(id, deepFreeze(table as SharedTable));
  }
  return markChecked(deepFreeze(Object.fromEntries(tables)));
}

function structuredCloneOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    throw new TypeError('a table must be plain JSON');
  }
}

function tableProblem(table: unknown): string | undefined {
  if (typeof table !== 'object' || table === null) return 'a table must be an object';
  const of = (key: string): unknown =>
    Object.hasOwn(table, key) ? Reflect.get(table, key) : undefined;
  const id = of('id');
  if (!isTableId(id)) {
    const [near] = typeof id === 'string' ? closest(id.slice(0, 100), tableIds) : [];
    return `id must be that of a table: ${near ? `did you mean ${near}?` : tableIds.join(', ')}`;
  }
  const unknown = Object.keys(table).find((key) => !settings.includes(key));
  if (unknown !== undefined)
    return `${id}: there is no ${JSON.stringify(unknown.slice(0, 100))} in a table`;
  return headProblem(id, of) ?? rowsProblem(id, of('rows'), of('count'), of('hash'));
}

const isTableId = (id: unknown): id is TableId => tableIds.some((one) => one === id);

function headProblem(id: TableId, of: (key: string) => unknown): string | undefined {
  if (!isCalendarDay(of('asOf'))) return `${id}: asOf must be a calendar date, YYYY-MM-DD`;
  const [url, maxAgeDays] = [of('url'), of('maxAgeDays')];
  const isUrl = typeof url === 'string' && url.length <= 2000 && /^https:\/\//.test(url);
  if (url !== undefined && !isUrl) return `${id}: url must be an address with https`;
  const isAge = Number.isInteger(maxAgeDays) && Number(maxAgeDays) > 0;
  if (maxAgeDays !== undefined && !isAge) return `${id}: maxAgeDays must be a whole number of days`;
  return undefined;
}

function rowsProblem(
  id: TableId,
  rows: unknown,
  count: unknown,
  hash: unknown,
): string | undefined {
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > maxRows) {
    return `${id}: rows must be a list of 1 to ${maxRows.toLocaleString('en')} rows`;
  }
  if (rows.length !== count) return `${id}: count must be the number of rows, ${rows.length}`;
  for (const [index, row] of rows.entries()) {
    const problem = rowProblem(row, tableColumns[id]);
    if (problem !== undefined) return `${id}, row ${index + 1}: ${problem}`;
  }
  return hash === hashOfRows(rows) ? undefined : `${id}: hash is not that of its rows`;
}
