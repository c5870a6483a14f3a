import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PeerCase, PeerCases } from './peerCase.ts';

const peer = 'python-stdnum';
const folder = '/usr/lib/python3/dist-packages/stdnum';
const example = />>> (?:validate|is_valid)\('([^']+)'\)\n\s*(\S+)/g;
/** Folders whose country has another code. */
const countries: Readonly<Record<string, string>> = { el: 'GR', uk: 'GB' };

/** Returns the examples in the docstrings of python-stdnum, from Debian's package. */
export function pythonStdnumCases(): PeerCases {
  if (!existsSync(folder)) return { peer, cases: [], missing: 'apt-get install python3-stdnum' };
  const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[a-z]{2}_?\/\w+\.py$/.test(path))
    .sort()
    .flatMap((path) => {
      const topic = path.slice(0, -'.py'.length).replace('_/', '/');
      const code = topic.slice(0, 2);
      const text = readFileSync(join(folder, path), 'utf8');
      return [...text.matchAll(example)].map(
        ([, number = '', answer = '']): PeerCase => ({
          peer,
          topic,
          subject: 'number',
          country: countries[code] ?? code.toUpperCase(),
          text: number,
          isValid: answer !== 'Traceback' && answer !== 'False',
        }),
      );
    });
  return { peer, cases };
}
