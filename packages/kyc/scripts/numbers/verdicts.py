"""Answers for each line `module<TAB>number` of the standard input whether the python-stdnum of a checkout takes the number: 1 or 0."""
import importlib
import sys

sys.path.insert(0, sys.argv[1])
modules = {}


def is_valid(name, number):
    if name not in modules:
        modules[name] = importlib.import_module('stdnum.' + name)
    try:
        return modules[name].is_valid(number)
    except ValueError:  # gh.tin reads letters as digits
        return False


for line in sys.stdin:
    sys.stdout.write('1\n' if is_valid(*line.rstrip('\n').split('\t')) else '0\n')
