"""Checks a table of customers with Spark: spark-submit spark.py customers.parquet answers.parquet

Not run on Spark. `answers` was run by itself with Python 3.11. mapInPandas works on managed Spark too, which has no RDDs.
"""

import subprocess
import sys
from itertools import islice
from threading import Thread


def answers(lines, command=("passmuster", "filter", "customer", "--brief")):
    """Yields the answer to each line of JSON, in order, from one process for all of them."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:

        def send():
            with process.stdin:
                for line in lines:
                    process.stdin.write(line + "\n")

        sender = Thread(target=send)
        sender.start()
        for answer in process.stdout:
            yield answer.rstrip("\n")
        sender.join()
    if process.returncode != 0:
        raise RuntimeError(f"passmuster filter ended with {process.returncode}")


def check(frames):
    """Answers the frames of a partition, each with one column of JSON."""
    import pandas

    lines = (line for frame in frames for line in frame["customer"])
    replies = answers(lines)
    while block := list(islice(replies, 1_000)):
        yield pandas.DataFrame({"answer": block})


if __name__ == "__main__":
    from pyspark.sql import SparkSession
    from pyspark.sql.functions import struct, to_json

    source, target = sys.argv[1:]
    rows = SparkSession.builder.getOrCreate().read.parquet(source)
    lines = rows.select(to_json(struct("*")).alias("customer"))
    lines.mapInPandas(check, "answer string").write.parquet(target)
