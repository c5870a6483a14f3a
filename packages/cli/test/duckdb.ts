import { DuckDBInstance } from '@duckdb/node-api';

/** Runs SQL as `duckdb -c SQL` does, for the recipe that calls it. */
const [, , , sql = ''] = process.argv;
const instance = await DuckDBInstance.create();
const connection = await instance.connect();
await connection.run(sql);
