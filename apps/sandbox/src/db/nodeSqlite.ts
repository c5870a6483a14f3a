import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** `node:sqlite` in the shape kysely expects. Statements are prepared once for each text. */
export function nodeSqlite(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<typeof adapt>>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known) return known;
      const statement = adapt(database.prepare(text));
      // Lists of varying length make ever new texts: let none of them pile up.
      if (prepared.size > 500) prepared.clear();
      prepared.set(text, statement);
      return statement;
    },
  };
}

function adapt(statement: StatementSync) {
  const reader = statement.columns().length > 0;
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  };
}
