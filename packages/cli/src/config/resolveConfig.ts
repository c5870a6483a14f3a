import { existsSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from '../terminal/commandError.ts';

/** Returns true for a name that is a file, rather than a package. */
const isFileName = (name: string): boolean =>
  /^\.{0,2}[/\\]|\.json$/.test(name) || isAbsolute(name) || existsSync(resolve(name));

/**
 * Returns the path of a configuration that a file names: another file, from its folder, or a package, from where it is
 * installed for that folder.
 */
export function resolveConfig(name: string, from: string): string {
  const folder = dirname(from);
  if (isFileName(name)) {
    const path = resolve(folder, name);
    if (existsSync(path)) return path;
    throw new CommandError(`${from}: extends ${JSON.stringify(name)}: this file isn't there`);
  }
  if (isBuiltin(name)) throw new CommandError(`${from}: ${name} is a module of Node.js`);
  try {
    return createRequire(pathToFileURL(from)).resolve(name);
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    throw new CommandError(
      code === 'ERR_PACKAGE_PATH_NOT_EXPORTED'
        ? `${from}: the package ${JSON.stringify(name)} exports no "default"`
        : `${from}: the package ${JSON.stringify(name)} isn't installed`,
      { cause: error },
    );
  }
}
