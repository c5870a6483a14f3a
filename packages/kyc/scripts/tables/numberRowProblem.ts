import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const known = new Set(
  'country id name holder pattern check checked dates display example since until unconfirmed others kinds mayLackZero source'.split(
    ' ',
  ),
);
const checkFile = (from: string, path: string): string =>
  fileURLToPath(
    from === 'own'
      ? new URL(`../../src/tables/number/checks/${path}.ts`, import.meta.url)
      : import.meta.resolve(`stdnum/lib/esm/${path}.js`),
  );

/** Returns the first problem of a row of `taxIds.json` or `registrationNumbers.json`, as one sentence. */
export function numberRowProblem(row: Readonly<Record<string, unknown>>): string | undefined {
  const { country, name, pattern, check, source } = row;
  const unknown = Object.keys(row).find((key) => !known.has(key));
  if (unknown !== undefined) return `there is no column ${unknown}`;
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) {
    return 'country must be two capital letters';
  }
  if (typeof name !== 'string' || name === '') return 'name is missing';
  if (!source || (Array.isArray(source) && source.length === 0)) return 'source is missing';
  if (typeof pattern !== 'string' || !isPattern(pattern)) {
    return 'pattern must be a regular expression';
  }
  return check === undefined ? undefined : checkProblem(check);
}

function checkProblem(check: unknown): string | undefined {
  const [, from = '', path = ''] =
    (typeof check === 'string' && /^(stdnum|own) ([a-z]{2}\/\w+)$/.exec(check)) || [];
  if (path === '') return 'check must be "stdnum xx/name" or "own xx/name"';
  return existsSync(checkFile(from, path)) ? undefined : `there is no check ${from} ${path}`;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
