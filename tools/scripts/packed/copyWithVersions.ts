import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Copies an example for somebody to try: an example that it depends on is copied into a folder of it. Returns the
 * packages that npm has to install from elsewhere than its registry: the names of ours, and those folders.
 */
export function copyWithOthers(from: string, to: string): readonly string[] {
  const names = copyWithVersions(from, to);
  const examples = readdirSync(dirname(from)).filter((folder) =>
    existsSync(join(dirname(from), folder, 'package.json')),
  );
  return names.flatMap((name) => {
    const folder = examples.find((one) => readManifest(join(dirname(from), one)).name === name);
    if (folder === undefined) return name.includes('passmuster') ? [name] : [];
    copyWithVersions(join(dirname(from), folder), join(to, folder));
    return [`./${folder}`];
  });
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
