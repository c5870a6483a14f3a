#!/bin/sh
# Checks the customers of a Parquet file with DuckDB: one line of JSON for each row, in the order of the file.
# Usage: duckdb.sh customers.parquet answers.ndjson
set -eu
duckdb -c "COPY (FROM '$1') TO '/dev/stdout' (FORMAT json)" | passmuster filter customer > "$2"
