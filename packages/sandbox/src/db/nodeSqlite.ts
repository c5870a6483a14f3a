import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Tables } from './tables.ts';

type Row = Record<string, unknown>;
type Run = <Value>(query: () => Value) => Promise<Value>;

/** kysely on `node:sqlite`, with a short way for queries that are built already. */
export class SqliteKysely extends Kysely<Tables> {
  readonly #statementOf: (text: string) => Statement;
  readonly #run: Run;

  /** `run` decides when a query of `rowsOf` is run. */
  constructor(database: DatabaseSync, run: Run = async (query) => query()) {
    const statementOf = statementsOf(database);
    const close = () => database.close();
    super({ dialect: new SqliteDialect({ database: { close, prepare: statementOf } }) });
    this.#statementOf = statementOf;
    this.#run = run;
  }

  /** The rows of a query, without the waits of a driver that SQLite does not have. */
  rowsOf(text: string, parameters: readonly unknown[]): Promise<Row[]> {
    return this.#run(() => this.#statementOf(text).all(parameters));
  }
}

type Statement = ReturnType<typeof adapt>;

/** Statements are prepared once for each text. */
function statementsOf(database: DatabaseSync): (text: string) => Statement {
  const prepared = new Map<string, Statement>();
  return (text) => {
    const known = prepared.get(text);
    if (known) return known;
    const statement = adapt(database.prepare(text));
    // Lists of varying length make ever new texts: let none of them pile up.
    if (prepared.size > 500) prepared.clear();
    prepared.set(text, statement);
    return statement;
  };
}

/** In the shape kysely expects. A row comes as a list, which is read in half the time of an object. */
function adapt(statement: StatementSync) {
  const names = statement.columns().map(({ name }) => name);
  statement.setReturnArrays(true);
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: names.length > 0,
    all: (parameters: readonly unknown[]) =>
      (statement.all(...values(parameters)) as unknown as unknown[][]).map((row) =>
        named(names, row),
      ),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    *iterate(parameters: readonly unknown[]) {
      for (const row of statement.iterate(...values(parameters)))
        yield named(names, row as unknown as unknown[]);
    },
  };
}

function named(names: readonly string[], values: readonly unknown[]): Row {
  const row: Row = {};
  for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at];
  return row;
}
