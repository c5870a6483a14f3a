import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, runCommand } from './runCommand.ts';

/**
 * Makes `folder` a project with these dependencies and installs them by npm as it comes, install scripts enabled.
 * `overrides` replace versions that packages of others ask for.
 */
export async function installPackages(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies, overrides };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
  return await runCommand(['npm', 'install', '--no-fund', '--no-audit'], folder, userEnvironment());
}

/** Returns the environment without the variables that pnpm sets for its scripts, so that a package manager starts as for a user. */
export const userEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm|pnpm)_/i.test(name)));
