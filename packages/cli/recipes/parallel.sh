#!/bin/sh
# Checks a file of customers on all cores of this machine with GNU parallel, and joins the parts.
# Usage: parallel.sh customers.ndjson report.ndjson
# Run on GNU parallel 20221122 (Debian 12), with names of files that have quotes and spaces or begin with a dash.
set -eu
# Names reach the commands as variables: as text in a command, an apostrophe would end it.
export INPUT="$1" SHARDS="$(nproc)" PARTS="$(mktemp -d)"
trap 'rm -rf "$PARTS"' EXIT
# Exit code 1 says that there are findings; anything above is a failure.
seq "$SHARDS" | parallel --halt now,fail=1 \
  'passmuster check customer --format ndjson --threads 1 --shard {}/"$SHARDS" --output "$PARTS"/{}.ndjson -- "$INPUT" || [ $? -eq 1 ]'
passmuster merge --output "$2" -- "$PARTS"/*.ndjson
