import {
  closest,
  deepFreeze,
  markChecked,
  type SharedTable,
  type SharedTables,
} from '@passmuster/findings';
import { hashOf } from '../hash/hashOf.ts';
import { bundleProblem, isBundle } from './bundleProblem.ts';
import { maxRows } from './maxRows.ts';
import { isTableId, tableIds } from './tableIds.ts';

/** Who must have signed a bundle. */
export interface ReadTablesOptions {
  /** The Ed25519 key, 32 bytes in base64. With it, a bundle without a right signature is refused, and so are tables without their bundle. */
  readonly publicKey?: string | undefined;
}

/**
 * Returns the hash of the rows of a table, as a table states it.
 *
 * @example
 * hashOfRows([{ code: 'KP' }]).length // 64
 */
export const hashOfRows = (rows: readonly unknown[]): string => hashOf(rows);

/**
 * Reads tables that replace those of the packages, for `tables` of a configuration: the parsed JSON of one table, a list of
 * them, or a bundle, `{ manifest, tables, signature }`, with all of its tables or some. Each is checked whole before any is
 * used: columns of every row, dates, count and hash, and that the manifest names it.
 *
 * @throws TypeError, in one sentence that names table and row, if anything is wrong with one of them: then none is read.
 * @example
 * const rows = [{ code: 'KP', program: 'comprehensive', since: '2016-03-16' }];
 * const head = { format: 'passmuster-table/1', id: 'risk/ofac', asOf: '2026-11-20' };
 * const ofac = { ...head, count: 1, hash: hashOfRows(rows), rows };
 * Object.keys((await readTables(ofac)).tables) // ['risk/ofac']
 */
export async function readTables(
  input: unknown,
  { publicKey }: ReadTablesOptions = {},
): Promise<SharedTables> {
  const sizeProblem = isBundle(input) ? boundProblem(input.tables) : boundProblem(input);
  if (sizeProblem !== undefined) throw new TypeError(sizeProblem);
  // A copy: what is checked can't be changed afterwards, and getters are read once.
  const given = copyOf(input);
  const { tableProblem } = await import('./tableProblem.ts');
  const bundle = isBundle(given) ? given : undefined;
  const tables = new Map<string, SharedTable>();
  for (const table of listOf(bundle ? bundle.tables : given)) {
    if (isBundle(table)) throw new TypeError('pass one bundle, or tables');
    const problem = idProblem(table) ?? tableProblem(table as object);
    if (problem !== undefined) throw new TypeError(problem);
    const { id } = table as SharedTable;
    if (tables.has(id)) throw new TypeError(`two tables have the id ${id}`);
    tables.set(id, table as SharedTable);
  }
  const problem = await bundleProblem(bundle, tables, publicKey);
  if (problem !== undefined) throw new TypeError(problem);
  return markChecked(deepFreeze(Object.fromEntries(tables)));
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Returns which table has more rows than are ever read. Looked at first: a copy of them would take their memory twice. */
function boundProblem(input: unknown): string | undefined {
  const list = listOf(input);
  if (list.length === 0) return 'there is no table';
  if (list.length > tableIds.length * 2) return `there are only ${tableIds.length} tables`;
  const isTooLong = (table: unknown): boolean => {
    const rows: unknown = typeof table === 'object' && table !== null && Reflect.get(table, 'rows');
    return Array.isArray(rows) && rows.length > maxRows;
  };
  const at = list.findIndex(isTooLong);
  if (at < 0) return undefined;
  return `${idOf(list[at]) ?? 'a table'}: rows must be a list of 1 to ${maxRows.toLocaleString('en')} rows`;
}

function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    throw new TypeError('a table must be plain JSON');
  }
}

function idOf(table: unknown): string | undefined {
  const isObject = typeof table === 'object' && table !== null && Object.hasOwn(table, 'id');
  const id: unknown = isObject && Reflect.get(table, 'id');
  return typeof id === 'string' ? id.slice(0, 100) : undefined;
}

function idProblem(table: unknown): string | undefined {
  if (typeof table !== 'object' || table === null || Array.isArray(table)) {
    return 'a table must be an object';
  }
  const id = idOf(table);
  if (isTableId(id)) return undefined;
  const [near] = id === undefined ? [] : closest(id, tableIds);
  return `id must be that of a table: ${near ? `did you mean ${near}?` : tableIds.join(', ')}`;
}
