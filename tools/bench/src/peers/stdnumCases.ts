import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder } from './packageFolder.ts';
import type { PeerCase } from './peerCase.ts';

type Modules = Record<string, Record<string, { validate(text: string): { isValid: boolean } }>>;

const require = createRequire(import.meta.url);
const validated = /\bvalidate\(\s*'((?:[^'\\]|\\.)+)'\s*\)/g;

/** Returns the numbers in the tests of stdnum, which its package carries, with what stdnum says of them. */
export function stdnumCases(): readonly PeerCase[] {
  const source = join(packageFolder('stdnum'), 'src');
  const { stdnum } = require('stdnum') as { stdnum: Modules };
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[a-z]{2}\/\w+\.spec\.ts$/.test(path))
    .sort()
    .flatMap((path) => {
      const topic = path.slice(0, -'.spec.ts'.length);
      const [folder = '', name = ''] = topic.split('/');
      const country = folder.toUpperCase();
      const module = stdnum[country]?.[name];
      if (!module) return [];
      const text = readFileSync(join(source, path), 'utf8');
      const numbers = new Set([...text.matchAll(validated)].map(([, number = '']) => number));
      return [...numbers].map(
        (number): PeerCase => ({
          peer: 'stdnum',
          topic,
          subject: 'number',
          country,
          text: number,
          isValid: module.validate(number).isValid,
        }),
      );
    });
}
