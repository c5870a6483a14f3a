import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './packageFolder.ts';
import type { PeerCase } from './peerCase.ts';

const example =
  /\/\/ returns (true|false)\s+\*\s+ibantools\.(isValidIBAN|isValidBIC)\(["']([^"']+)["']\)/g;

/** Returns the examples in the comments of ibantools, whose package has no tests. */
export function ibantoolsCases(): readonly PeerCase[] {
  const text = readFileSync(join(packageFolder('ibantools'), 'jsnext/ibantools.js'), 'utf8');
  return [...text.matchAll(example)].map(
    ([, answer, check, number = '']): PeerCase => ({
      peer: 'ibantools',
      topic: check === 'isValidIBAN' ? 'IBAN' : 'BIC',
      subject: check === 'isValidIBAN' ? 'iban' : 'bic',
      text: number,
      isValid: answer === 'true',
    }),
  );
}
