import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Copies an example for somebody to try, with the packages in its folders. Returns the packages that npm has to install
 * from elsewhere than its registry: the names of ours, and those folders.
 */
export function copyForUse(from: string, to: string): readonly string[] {
  const names = copyWithVersions(from, to);
  const folders = readdirSync(from).filter((one) => existsSync(join(from, one, 'package.json')));
  for (const one of folders) copyWithVersions(join(from, one), join(to, one));
  const inside = folders.map((one) => readManifest(join(from, one)).name);
  const ours = names.filter((name) => name.includes('passmuster') && !inside.includes(name));
  return [...ours, ...folders.map((one) => `./${one}`)];
}

/** Copies the example at `from` to the new folder `to`, with the versions that are installed here. Returns the names of its dependencies. */
export function copyWithVersions(from: string, to: string): readonly string[] {
  mkdirSync(to, { recursive: true });
  const isCopied = (path: string): boolean =>
    !/\/(?:node_modules|dist|\.next|turbo\.json)$/.test(path);
  cpSync(from, to, { recursive: true, filter: isCopied });
  const manifest = readManifest(from);
  const dependencies = withVersions(from, manifest.dependencies);
  const devDependencies = withVersions(from, manifest.devDependencies);
  const peerDependencies = withVersions(from, manifest.peerDependencies);
  const published = { ...manifest, dependencies, devDependencies, peerDependencies };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
}

/** What an example has for its own tests in this repository. */
const onlyTested: ReadonlySet<string> = new Set(['@passmuster/testing', 'vitest']);

/** Replaces the ranges that only a workspace understands with the version that is installed in it. */
const withVersions = (
  folder: string,
  dependencies: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => !onlyTested.has(name))
      .map(([name, range]) => {
        if (!/^(?:workspace|catalog):/.test(range)) return [name, range];
        const installed = join(folder, 'node_modules', name, 'package.json');
        return [name, JSON.parse(readFileSync(installed, 'utf8')).version];
      }),
  );
