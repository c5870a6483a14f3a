#!/bin/sh
# Checks the customers of a Parquet file with DuckDB: one line of JSON for each row, in the order of the file.
# Usage: duckdb.sh customers.parquet answers.ndjson
# Run on DuckDB 1.5, with rows of several shapes: DuckDB writes a field that a row doesn't have as null, which filter leaves out.
set -eu
file=$(printf %s "$1" | sed "s/'/''/g")
duckdb -c "COPY (FROM '$file') TO '/dev/stdout' (FORMAT json)" | passmuster filter customer > "$2"
