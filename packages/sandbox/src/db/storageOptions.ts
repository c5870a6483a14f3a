/** Where the data is kept: a file, a PostgreSQL database, or, without either, a temporary file. */
export interface StorageOptions {
  /** Path of the SQLite data file. Ignored if `databaseUrl` is given. */
  readonly file?: string;
  /** `postgres://` address; needs the package `pg`. */
  readonly databaseUrl?: string;
  /** Longest wait for a PostgreSQL connection, in milliseconds. Default 5,000. */
  readonly connectTimeoutMs?: number;
  /** Longest run of a PostgreSQL statement, waits for locks included, in milliseconds. Default 10,000. */
  readonly statementTimeoutMs?: number;
}
