/**
 * `pnpm release install`: packs the published packages and installs the tarballs by npm and by pnpm as they come, install
 * scripts enabled. Fails if a package among them has an install script, if valibot is installed twice, or if an entry
 * or a command does not start, or one that a newcomer begins with fails. Prints what an installation of the client, the
 * reviews and the command line contains.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type InstalledPackage, installedPackages } from '../../matrix/installedPackages.ts';
import { installPackages, userEnvironment } from '../../matrix/installPackages.ts';
import { type PackedPackage, packPackages, tarballsOf } from '../../matrix/packPackages.ts';
import { runCommand } from '../../matrix/runCommand.ts';
import { versions } from '../../matrix/versions.ts';

const passmuster = ['npx', '--no-install', 'passmuster'];
const returned = ['--fail-on', 'never', '--format', 'xlsx', '--output'];

/** What somebody does first: the example of the README, a workbook to fill in, one to send back, and what comes back. */
const newcomer: readonly (readonly string[])[] = [
  [
    ...passmuster,
    'check',
    'bank',
    'node_modules/passmuster/examples/payouts.csv',
    ...returned,
    'payouts.xlsx',
  ],
  [...passmuster, 'template', 'customer', '--output', 'customers.xlsx'],
  [...passmuster, 'check', 'customer', 'customers.xlsx', ...returned, 'returned.xlsx'],
  [...passmuster, 'check', 'customer', 'returned.xlsx'],
  [...passmuster, 'fix', 'returned.xlsx', '--output', 'fixed.xlsx'],
];

const problems: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'passmuster-install-'));
try {
  const packed = packPackages(join(folder, 'tarballs'));
  // react is an optional peer: one entry needs it.
  const dependencies = { ...tarballsOf([...packed.keys()], packed), react: versions.react };

  const byNpm = join(folder, 'npm');
  const npm = await installPackages(byNpm, dependencies);
  await check('npm', byNpm, npm.passed ? '' : npm.output, packed);

  const byPnpm = join(folder, 'pnpm');
  await installPackages(byPnpm, {});
  writeFileSync(join(byPnpm, 'package.json'), JSON.stringify({ private: true, dependencies }));
  // The registry does not have our packages yet, so those that ours depend on are tarballs too.
  writeFileSync(join(byPnpm, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: dependencies }));
  const pnpm = await runCommand(['pnpm', 'install'], byPnpm, userEnvironment());
  await check('pnpm', byPnpm, pnpm.passed ? '' : pnpm.output, packed);

  for (const name of ['@passmuster/client', '@passmuster/kyc', 'passmuster']) {
    await printSize(name, packed);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'passed' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function check(
  manager: string,
  project: string,
  failure: string,
  packed: ReadonlyMap<string, PackedPackage>,
): Promise<void> {
  if (failure !== '') {
    problems.push(`${manager} install failed:\n${failure}`);
    return;
  }
  const all = installedPackages(project);
  problems.push(...scriptsOf(all).map((line) => `${manager}: ${line}`));
  const copies = all.filter(({ name }) => name === 'valibot').length;
  if (copies !== 1) problems.push(`${manager}: valibot is installed ${copies} times`);
  writeFileSync(join(project, 'entries.mjs'), importsOf(all, packed));
  const commands = [
    ['node', 'entries.mjs'],
    ['node', 'node_modules/passmuster/dist/main.js', '--version'],
    ...newcomer,
    ['node', 'node_modules/@passmuster/sandbox/dist/main.js', 'keys', 'list'],
  ];
  for (const command of commands) {
    const { passed, output } = await runCommand(command, project);
    if (!passed) problems.push(`${manager}: ${command.slice(1).join(' ')}\n${output}`);
  }
  console.log(`${manager}: ${all.length} packages`);
}

/** Returns one line for each package with a script that npm would run. */
function scriptsOf(all: readonly InstalledPackage[]): string[] {
  return all
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name, version }) => `${name} ${version} runs a script when it is installed`);
}

/** Returns a program that loads every entry of our packages. */
function importsOf(
  all: readonly InstalledPackage[],
  packed: ReadonlyMap<string, PackedPackage>,
): string {
  const specifiers = all
    .filter(({ name }) => packed.has(name))
    .flatMap(({ name, folder: at }) => {
      const { exports } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as {
        exports: Readonly<Record<string, unknown>>;
      };
      return Object.keys(exports)
        .filter((entry) => !entry.includes('*'))
        .map((entry) => name + entry.slice(1));
    });
  return specifiers
    .map((specifier) => {
      const options = specifier.endsWith('.json') ? ", { with: { type: 'json' } }" : '';
      return `await import('${specifier}'${options});\n`;
    })
    .join('');
}

/** Prints how many packages an installation of `name` alone has, and how large they are. */
async function printSize(name: string, packed: ReadonlyMap<string, PackedPackage>): Promise<void> {
  const project = join(folder, 'alone');
  await installPackages(project, tarballsOf([name], packed));
  const all = installedPackages(project);
  const others = all.filter((one) => !packed.has(one.name));
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0);
  const count = `${others.length} packages of others`;
  console.log(`${name}: ${(bytes / 1e6).toFixed(1)} MB, ${count}`);
  rmSync(project, { recursive: true, force: true });
}
