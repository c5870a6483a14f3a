#!/bin/sh
# Checks /data/customers.ndjson of the volume in eight parts, and joins them to /data/report.ndjson. Not run on Kubernetes.
# Usage: kubernetes.sh
set -eu
here=$(dirname "$0")
kubectl apply -f "$here/kubernetes.json"
kubectl wait --for=condition=complete --timeout=6h job/passmuster-check
kubectl apply -f "$here/kubernetesMerge.json"
kubectl wait --for=condition=complete --timeout=10m job/passmuster-merge
