import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pendingChangesets, unversionedPackages } from './unreleased.ts';

/**
 * What must be true of every commit that may be released, beyond the tests: every license is on the allowlist, the
 * lockfile names no foreign tarball, and a changeset gives every new package its first version. The age of the data is
 * checked by `pnpm --filter @passmuster/kyc data:age` before publishing, install scripts by `pnpm release install`.
 */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);
const root = join(import.meta.dirname, '../../..');
const problems: string[] = [];

const changesets = pendingChangesets(root);
for (const name of unversionedPackages(root)) {
  if (changesets.some((text) => text.includes(`'${name}':`))) continue;
  problems.push(`${name} has no version and no changeset. Run: pnpm changeset`);
}

/** Returns true for `(MIT OR GPL-2.0)` and `MIT AND ISC` as SPDX means them. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((one) => allowed.has(one.trim())));

const licenses = JSON.parse(
  execFileSync('pnpm', ['licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }),
) as Readonly<Record<string, readonly { readonly name: string }[]>>;
for (const [license, packages] of Object.entries(licenses)) {
  if (isAllowed(license)) continue;
  problems.push(
    `${packages.map(({ name }) => name).join(', ')}: the license ${license} is not on the allowlist`,
  );
}

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
for (const line of lockfile.split('\n')) {
  if (/\btarball:|\bgit\+|\bcodeload\b/.test(line)) problems.push(`pnpm-lock.yaml: ${line.trim()}`);
}

for (const problem of problems) console.error(problem);
console.log(`${changesets.length} changesets are pending, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
