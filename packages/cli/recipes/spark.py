"""Checks a table of customers with Spark: a line of JSON for each row, in the order of each partition."""

import sys

from pyspark.sql import SparkSession

source, target = sys.argv[1:]
rows = SparkSession.builder.getOrCreate().read.parquet(source).toJSON()
rows.pipe("passmuster filter customer", checkCode=True).saveAsTextFile(target)
