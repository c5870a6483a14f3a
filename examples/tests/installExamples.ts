import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { userEnvironment } from '../../matrix/installPackages.ts';
import { packPackages } from '../../matrix/packPackages.ts';
import { runCommand } from '../../matrix/runCommand.ts';
import { startRegistry } from '../../scripts/recipes/startRegistry.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the examples are installed, each in a folder of its own name. */
    readonly examples: string;
  }
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const source = join(import.meta.dirname, '..');

/** Copies every example, with the versions that it has in this repository, and installs all of them at once from packed packages. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'passmuster-examples-'));
  const names = readdirSync(source).filter((name) =>
    existsSync(join(source, name, 'package.json')),
  );
  for (const name of names) copyExample(name, join(folder, name));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, workspaces: names }));
  packPackages(join(folder, 'packages'));
  const registry = await startRegistry(join(folder, 'packages'));
  try {
    const env = { ...userEnvironment(), npm_config_registry: registry.url };
    const install = ['npm', 'install', '--no-fund', '--no-audit', '--prefer-offline'];
    const { passed, output } = await runCommand(install, folder, env);
    if (!passed) throw new Error(output);
  } finally {
    registry.stop();
  }
  project.provide('examples', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

function copyExample(name: string, to: string): void {
  const from = join(source, name);
  mkdirSync(to);
  const isCopied = (path: string): boolean => !/\/(?:node_modules|dist|\.next)$/.test(path);
  cpSync(from, to, { recursive: true, filter: isCopied });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  const published = {
    ...manifest,
    dependencies: withVersions(from, manifest.dependencies),
    devDependencies: withVersions(from, manifest.devDependencies),
  };
  writeFileSync(join(to, 'package.json'), JSON.stringify(published));
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
