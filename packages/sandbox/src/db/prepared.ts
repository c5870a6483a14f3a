import type { CompiledQuery, Kysely } from 'kysely';
import { SqliteKysely } from './nodeSqlite.ts';
import type { StorageKind } from './store.ts';
import type { Tables } from './tables.ts';

/** A query that has been built but not run. */
interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

type Run<Input, Row> = (kind: StorageKind, db: Kysely<Tables>, input: Input) => Promise<Row[]>;

/** Stands for the value of a field while a query is built. */
class Place {
  readonly field: PropertyKey;
  constructor(field: PropertyKey) {
    this.field = field;
  }
}

/**
 * A query that is built once for each database and then only run: building costs as much as running,
 * which counts in the busiest operations. `build` sees a stand-in for each field of the input, so
 * it must put the fields into the query as they are, and decide nothing by them.
 */
export function prepared<Input extends object, Row>(
  build: (db: Kysely<Tables>, input: Input) => Compilable<Row>,
): Run<Input, Row> {
  const built = new Map<StorageKind, CompiledQuery<Row>>();
  const places = new Proxy({} as Input, { get: (_, field) => new Place(field) });
  return async (kind, db, input) => {
    const query = built.get(kind) ?? build(db, places).compile();
    built.set(kind, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? Reflect.get(input, value.field) : value,
    );
    if (db instanceof SqliteKysely) return db.rowsOf(query.sql, parameters) as Promise<Row[]>;
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
