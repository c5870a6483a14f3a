import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Copies the example at `from` to the new folder `to`, with the versions that are installed here. Returns the names of its dependencies. */
export function copyExample(from: string, to: string): readonly string[] {
  mkdirSync(to, { recursive: true });
  const isCopied = (path: string): boolean =>
    !/\/(?:node_modules|dist|\.next|turbo\.json)$/.test(path);
  cpSync(from, to, { recursive: true, filter: isCopied });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  const dependencies = withVersions(from, manifest.dependencies);
  const devDependencies = withVersions(from, manifest.devDependencies);
  const published = { ...manifest, dependencies, devDependencies };
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
