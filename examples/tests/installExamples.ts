import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { userEnvironment } from '../../tools/matrix/installPackages.ts';
import { packPackages } from '../../tools/matrix/packPackages.ts';
import { runCommand } from '../../tools/matrix/runCommand.ts';
import { copyWithVersions } from '../../tools/scripts/packed/copyWithVersions.ts';
import { startRegistry } from '../../tools/scripts/recipes/startRegistry.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the examples are installed, each in a folder of its own name. */
    readonly examples: string;
  }
}

const source = join(import.meta.dirname, '..');

/** The package that an example installs: packed, as a team would publish it. */
const configuration = 'services/configuration';

/** Copies every example, with the versions that it has in this repository, and installs all of them at once from packed packages. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'passmuster-examples-'));
  const names = readdirSync(source).filter((name) =>
    existsSync(join(source, name, 'package.json')),
  );
  for (const name of names) copyWithVersions(join(source, name), join(folder, name));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, workspaces: names }));
  packPackages(join(folder, 'packages'));
  const pack = ['pnpm', 'pack', '--pack-destination', join(folder, 'packages')];
  const packing = await runCommand(pack, join(source, configuration));
  if (!packing.passed) throw new Error(packing.output);
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
