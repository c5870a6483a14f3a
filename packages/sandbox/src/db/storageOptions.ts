/** Where the data is kept: a file, a PostgreSQL database, or, without either, a temporary file. */
export interface StorageOptions {
  /** Path of the SQLite data file; ignored where `databaseUrl` is given. */
  readonly file?: string;
  /** `postgres://` address; needs the package `pg`. */
  readonly databaseUrl?: string;
  /** Longest wait for a PostgreSQL connection; 5,000 where absent. */
  readonly connectTimeoutMs?: number;
  /** Longest run of a PostgreSQL statement, waits for locks included; 10,000 where absent. */
  readonly statementTimeoutMs?: number;
}
