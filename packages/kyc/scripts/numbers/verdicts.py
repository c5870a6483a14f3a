"""Answers for each line `module<TAB>number` of the standard input whether python-stdnum takes the number: 1 or 0."""
import importlib
import sys

import stdnum

modules = {}


def is_valid(name, number):
    if name not in modules:
        modules[name] = importlib.import_module('stdnum.' + name)
    try:
        return modules[name].is_valid(number)
    except ValueError:  # gh.tin reads letters as digits
        return False


sys.stdout.write(stdnum.__version__ + '\n')
for line in sys.stdin:
    sys.stdout.write('1\n' if is_valid(*line.rstrip('\n').split('\t')) else '0\n')
