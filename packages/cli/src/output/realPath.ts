import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Returns the absolute path of a file without links, also of one that doesn't exist yet. */
export function realPath(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const path = resolve(file);
  const folder = dirname(path);
  return existsSync(folder) ? join(realpathSync(folder), basename(path)) : path;
}
