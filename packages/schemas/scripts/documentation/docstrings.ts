import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../src/', import.meta.url));
const files = globSync('*/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts', 'compiled/**', 'testing/**'],
});

/** Returns the text of a comment, without its stars and its tags. */
const textOf = (comment: string): string =>
  comment
    .replace(/^\s*\*? ?/gm, '')
    .replace(/^@[\s\S]*$/m, '')
    .replace(/\s+/g, ' ')
    .trim();

function docstringsOf(source: string): readonly (readonly [name: string, text: string])[] {
  let schema = '';
  const found: (readonly [string, string])[] = [];
  const commented =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const (\w+)Schema|(\w+):)|export const (\w+)(?:Schema|Entries)/g;
  for (const [, comment, documented, field, bare] of source.matchAll(commented)) {
    schema = documented ?? bare ?? schema;
    if (comment === undefined) continue;
    found.push([field === undefined ? schema : `${schema}.${field}`, textOf(comment)]);
  }
  return found;
}

/** The docstrings of schemas (`Wallet`) and of their fields (`Wallet.balance`), read from the source. */
export const docstrings: ReadonlyMap<string, string> = new Map(
  files.sort().flatMap((file) => docstringsOf(readFileSync(`${root}${file}`, 'utf8'))),
);
