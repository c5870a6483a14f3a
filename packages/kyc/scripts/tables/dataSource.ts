import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { hashOf } from '../../src/hash/hashOf.ts';
import { bundledFiles } from './bundleRows.ts';
import { TableError } from './tableError.ts';

/** A JSON file of `src/tables`: facts with their source and age, one row per line. */
export interface DataSource<Row = unknown> {
  readonly file: string;
  /** In the package: `src/tables/number/taxIds.json`. */
  readonly path: string;
  readonly name: string;
  /** Calendar day on which the rows were true. */
  readonly asOf: string;
  /** After how many days the source is likely to have changed. */
  readonly maxAgeDays: number;
  readonly url?: string;
  readonly source: readonly string[];
  readonly license: string;
  /** The command that reads the source and changes the file. Absent if a person must read it. */
  readonly command?: string;
  /** How to bring the file up to date. */
  readonly refresh?: string;
  /** The day on which a newer source was last looked for without success, and what was found. */
  readonly searched?: string;
  readonly found?: string;
  readonly count: number;
  readonly rows: readonly Row[];
  /** SHA-256 of the rows as a bundle of tables has them, of the file for those that none has; in hexadecimal. */
  readonly sha256: string;
}

const root = new URL('../../', import.meta.url);

/** The path of each file in the package, by its name. */
const paths: ReadonlyMap<string, string> = new Map(
  globSync('src/tables/*/*.json', { cwd: root.pathname }).map((path) => [
    basename(path, '.json'),
    path,
  ]),
);

/**
 * Reads the table `<file>.json`.
 *
 * @throws Error if there is no such table.
 * @throws TableError if it is not JSON, or `count` is not the number of its rows.
 */
export function dataSource<Row, Source extends DataSource<Row> = DataSource<Row>>(
  file: string,
): Source {
  const path = paths.get(file);
  if (path === undefined) throw new Error(`src/tables has no ${file}.json`);
  const text = readFileSync(new URL(path, root), 'utf8');
  const source = checkedCount(path, parsed<Source>(path, text));
  const bundled = Object.hasOwn(bundledFiles, file) ? bundledFiles[file] : undefined;
  const sha256 = bundled
    ? hashOf(source.rows.map(bundled.rowOf))
    : createHash('sha256').update(text).digest('hex');
  return { ...source, file, path, sha256 };
}

function parsed<Source>(path: string, text: string): Source {
  try {
    return JSON.parse(text) as Source;
  } catch (error) {
    throw new TableError(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Returns a table whose `count` is the number of its rows. */
export function checkedCount<Table extends { count: number; rows: readonly unknown[] }>(
  path: string,
  table: Table,
): Table {
  if (table.count === table.rows.length) return table;
  throw new TableError(`${path} has ${table.rows.length} rows and says ${table.count}.`);
}

/** Returns every table, by name. */
export const dataSources = (): readonly DataSource[] =>
  [...paths.keys()].sort().map((file) => dataSource(file));

/** Returns the path of a module that is generated beside its table. */
export const generatedPath = ({ path }: DataSource, name: string): string =>
  `${dirname(path)}/${name}.generated.ts`;
