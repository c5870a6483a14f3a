import * as v from 'valibot';
import { columns, day, line, listOf, textLike } from './cells.ts';
import { maxRows } from './maxRows.ts';
import { rowSchemas } from './rowSchemas.ts';
import type { TableId } from './tableIds.ts';

const hash = textLike(/^[0-9a-f]{64}$/, 'SHA-256 in hexadecimal');
const count = (message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(1, message));
const https = textLike(/^https:\/\/[^\s\p{Cc}]+$/u, 'an address with https');
const rowsMessage = `must be a list of 1 to ${maxRows.toLocaleString('en')} rows`;

/** Returns the schema of one table: its head and all of its rows. */
export const tableSchemaOf = (id: TableId) =>
  columns({
    format: v.literal('passmuster-table/1', 'must be passmuster-table/1'),
    id: v.literal(id),
    name: v.optional(line),
    asOf: day,
    url: v.optional(https),
    source: v.optional(listOf(textLike(/^[^\p{Cc}]{1,400}$/u, 'a text of one line'), 'sources')),
    license: v.optional(line),
    maxAgeDays: v.optional(count('must be a whole number of days')),
    rows: v.pipe(
      v.array(rowSchemas[id], rowsMessage),
      v.minLength(1, rowsMessage),
      v.maxLength(maxRows, rowsMessage),
    ),
    count: count('must be the number of rows'),
    hash,
  });

/** What a bundle says of its tables. `hash` is that of `tables`, as JSON with its keys in order. */
export const manifestSchema = columns({
  format: v.literal('passmuster-tables/1', 'must be passmuster-tables/1'),
  version: textLike(/^\d{4}\.\d{1,2}\.\d{1,6}$/, 'a version such as 2026.11.0'),
  tables: listOf(
    columns({
      id: line,
      file: textLike(/^[a-z0-9-]{1,80}\.json$/, 'the name of a JSON file beside the manifest'),
      asOf: day,
      count: count('must be a number'),
      hash,
    }),
    'tables',
  ),
  hash,
});
