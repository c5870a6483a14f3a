import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PeerCase, PeerCases } from './peerCase.ts';

const peer = 'python-stdnum';
const example = />>> (?:validate|is_valid)\('([^']+)'\)\n\s*(\S+)/g;
/** A list of numbers in a test, and the check that takes them all: `>>> [x for x in numbers.splitlines() if x and not rut.is_valid(x)]`. */
const list =
  />>> numbers = '''([^']*)'''\n>>> \[x for x in numbers\.splitlines\(\) if x and not (\w+)\.is_valid\(x\)\]\n\[\]/g;
/** Folders whose country has another code. */
const countries: Readonly<Record<string, string>> = { el: 'GR', uk: 'GB' };

const caseOf = (topic: string, text: string, isValid: boolean): PeerCase => {
  const code = topic.slice(0, 2);
  const country = countries[code] ?? code.toUpperCase();
  return { peer, topic, subject: 'number', country, text, isValid };
};

/** Returns the examples in the docstrings of a module. */
function examplesOf(folder: string, path: string): readonly PeerCase[] {
  const topic = path.slice(0, -'.py'.length).replace('_/', '/');
  const text = readFileSync(join(folder, path), 'utf8');
  return [...text.matchAll(example)].map(([, number = '', answer = '']) =>
    caseOf(topic, number, answer !== 'Traceback' && answer !== 'False'),
  );
}

/** Returns the numbers that the tests of a module have found in public and expect to be valid. */
function listsOf(folder: string, file: string): readonly PeerCase[] {
  const [, code = '', name = ''] = /^test_([a-z]{2})_(\w+)\.doctest$/.exec(file) ?? [];
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(list)].flatMap(([, numbers = '', module]) =>
    module === name && code !== 'eu'
      ? numbers
          .split('\n')
          .map((line) => line.replace(/^\.\.\./, '').trim())
          .filter((line) => line !== '')
          .map((number) => caseOf(`${code}/${name}`, number, true))
      : [],
  );
}

/** Returns the examples and the tests of python-stdnum, from a checkout of its repository. */
export function pythonStdnumCases(checkout: string | undefined): PeerCases {
  if (checkout === undefined || !existsSync(join(checkout, 'stdnum'))) {
    const missing =
      'git clone https://github.com/arthurdejong/python-stdnum, then --python-stdnum <path of the clone>';
    return { peer, cases: [], missing };
  }
  const [modules, tests] = [join(checkout, 'stdnum'), join(checkout, 'tests')];
  const examples = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[a-z]{2}_?\/\w+\.py$/.test(path))
    .sort()
    .flatMap((path) => examplesOf(modules, path));
  const lists = readdirSync(tests)
    .sort()
    .flatMap((file) => listsOf(tests, file));
  return { peer, cases: [...examples, ...lists] };
}
