/**
 * The steps of a release, in their order: `pnpm release rehearse`, `pnpm release check`. Without a step, prints them.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const packages = '--filter=./packages/*';
const unpublished = ['--filter=!@passmuster/testing', '--filter=!@passmuster/compiler'];

const node = (file: string) => [process.execPath, join(import.meta.dirname, file)];

/** What each step does, and its commands. */
const steps: Readonly<Record<string, readonly [what: string, ...(readonly string[])[]]>> = {
  rehearse: ['releases this commit to a registry on this machine', node('release/rehearse.ts')],
  check: [
    'checks packages, licenses, the lockfile and changesets',
    ['pnpm', 'exec', 'turbo', 'run', 'pack:check', packages],
    node('release/check.ts'),
  ],
  install: ['installs the packed packages by npm and by pnpm', node('release/install.ts')],
  sbom: [
    'writes sbom.json, the dependencies of the published packages',
    [
      'pnpm',
      'sbom',
      '--sbom-format',
      'cyclonedx',
      '--prod',
      packages,
      ...unpublished,
      '--out',
      'sbom.json',
    ],
  ],
  publish: [
    'publishes what the registry lacks',
    node('release/requireVersions.ts'),
    node('release/publish.ts'),
  ],
};

const [step = ''] = process.argv.slice(2);
const [, ...commands] = steps[step] ?? [''];
if (commands.length === 0) {
  for (const [name, [what]] of Object.entries(steps)) {
    console.error(`pnpm release ${name.padEnd(10)}${what}`);
  }
  process.exitCode = 2;
}
for (const [command = '', ...args] of commands) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status === 0) continue;
  process.exitCode = status ?? 1;
  break;
}
