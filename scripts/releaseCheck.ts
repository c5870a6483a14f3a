import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * What must be true before a release, beyond the tests: versions were set by `changeset version`, every license is
 * on the allowlist, and the lockfile names no foreign tarball. The age of the data is checked by `pnpm data:age`, install
 * scripts by `pnpm packed:install`.
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
const root = new URL('..', import.meta.url);
const problems: string[] = [];

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly private?: boolean;
}
const manifests = readdirSync(new URL('packages', root))
  .map(
    (folder) =>
      JSON.parse(
        readFileSync(new URL(`packages/${folder}/package.json`, root), 'utf8'),
      ) as Manifest,
  )
  .filter((manifest) => !manifest.private);

for (const { name, version } of manifests) {
  if (version === '0.0.0') problems.push(`${name} has version 0.0.0. Run: pnpm changeset version`);
}
const pending = readdirSync(new URL('.changeset', root)).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
);
if (pending.length > 0) {
  problems.push(`${pending.length} changesets are pending. Run: pnpm changeset version`);
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

const lockfile = readFileSync(new URL('pnpm-lock.yaml', root), 'utf8');
for (const line of lockfile.split('\n')) {
  if (/\btarball:|\bgit\+|\bcodeload\b/.test(line)) problems.push(`pnpm-lock.yaml: ${line.trim()}`);
}

for (const problem of problems) console.error(problem);
console.log(`${manifests.length} packages to publish, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
