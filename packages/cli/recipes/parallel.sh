#!/bin/sh
# Checks a file of customers on all cores of this machine with GNU parallel, and joins the parts.
# Usage: parallel.sh customers.ndjson report.ndjson
set -eu
shards=$(nproc)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Exit code 1 says that there are findings; anything above is a failure.
parallel --halt now,fail=1 \
  "passmuster check customer '$1' --format ndjson --threads 1 --shard {}/$shards --output $folder/{}.ndjson || [ \$? -eq 1 ]" \
  ::: $(seq "$shards")
passmuster merge "$folder"/*.ndjson --output "$2"
