import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A file of `data/`: facts with their source and age, one row a line. */
export interface DataSource<Row = unknown> {
  readonly file: string;
  readonly name: string;
  /** Calendar day on which the rows were true. */
  readonly asOf: string;
  /** After how many days the source is likely to have changed. */
  readonly maxAgeDays: number;
  readonly url?: string;
  readonly source: readonly string[];
  readonly license: string;
  /** How to bring the file up to date. */
  readonly refresh?: string;
  readonly count: number;
  readonly rows: readonly Row[];
  /** SHA-256 of the file, in hexadecimal. */
  readonly sha256: string;
}

const folder = new URL('../../data/', import.meta.url);

/**
 * Reads `data/<file>.json`.
 *
 * @throws Error where `count` is not the number of rows.
 */
export function dataSource<Row>(file: string): DataSource<Row> {
  const text = readFileSync(new URL(`${file}.json`, folder), 'utf8');
  const source = JSON.parse(text) as DataSource<Row>;
  if (source.count !== source.rows.length) {
    throw new Error(`data/${file}.json has ${source.rows.length} rows and says ${source.count}`);
  }
  return { ...source, file, sha256: createHash('sha256').update(text).digest('hex') };
}

/** Returns every file of `data/`, by name. */
export const dataSources = (): readonly DataSource[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => dataSource(name.slice(0, -'.json'.length)));
