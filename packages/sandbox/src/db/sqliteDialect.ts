import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

/** How many prepared statements are kept. Statements with lists of varying length would otherwise fill the memory. */
const largestCache = 500;

/** Returns kysely's SQLite dialect on `node:sqlite`. Prepares each SQL text once; `before` runs before each statement. */
export function sqliteDialect(
  database: DatabaseSync,
  before: () => void = () => undefined,
): SqliteDialect {
  const prepared = new Map<string, ReturnType<typeof adapt>>();
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        before();
        const known = prepared.get(text);
        if (known) return known;
        const statement = adapt(database.prepare(text));
        if (prepared.size === largestCache) prepared.clear();
        prepared.set(text, statement);
        return statement;
      },
    },
  });
}

/** Returns a statement with the methods kysely expects of better-sqlite3. */
function adapt(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  };
}
