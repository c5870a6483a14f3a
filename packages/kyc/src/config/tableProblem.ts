import type { SharedTable } from '@passmuster/findings';
import * as v from 'valibot';
import { hashOf } from '../hash/hashOf.ts';
import { rowSchemas } from './rowSchemas.ts';
import { tableSchemaOf } from './tableSchemas.ts';

/** Returns the first problem of a table that has a known id, in one sentence that names it and the row, or `undefined`. */
export function tableProblem(table: object): string | undefined {
  const { id } = table as { readonly id: keyof typeof rowSchemas };
  const schema = tableSchemaOf(id);
  const unknown = unknownKey(table, schema.entries);
  if (unknown !== undefined) return `${id}: there is no ${unknown} in a table`;
  const { rows } = table as { readonly rows?: unknown };
  const row = rowSchemas[id];
  if (Array.isArray(rows) && 'entries' in row) {
    const at = rows.findIndex((one) => unknownKey(one, row.entries) !== undefined);
    const column = unknownKey(rows[at], row.entries);
    if (column !== undefined) return `${id}, row ${at + 1}: there is no column ${column}`;
  }
  const { issues, success } = v.safeParse(schema, table, { abortEarly: true });
  if (!success) return sentenceOf(id, issues[0]);
  const { count, hash, rows: read } = table as SharedTable;
  if (read.length !== count) return `${id}: count must be the number of rows, ${read.length}`;
  return hash === hashOf(read) ? undefined : `${id}: hash is not that of its rows`;
}

/** Own keys only, so that a key such as __proto__ is one like any other: it names nothing. */
function unknownKey(value: unknown, entries: object): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const key = Object.keys(value).find((one) => !Object.hasOwn(entries, one));
  return key === undefined ? undefined : JSON.stringify(key.slice(0, 100));
}

function sentenceOf(id: string, { path, message }: v.BaseIssue<unknown>): string {
  const [first, row, column, element] = path?.map(({ key }) => key) ?? [];
  if (first !== 'rows' || typeof row !== 'number') {
    return `${id}: ${[first, message].filter(Boolean).join(' ')}`;
  }
  const cell = typeof column === 'number' ? `column ${column + 1}` : column;
  const place = typeof element === 'number' ? `${cell}, element ${element + 1},` : cell;
  return `${id}, row ${row + 1}: ${[place, message].filter(Boolean).join(' ')}`;
}
