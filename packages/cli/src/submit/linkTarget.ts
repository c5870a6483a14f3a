import { lstatSync, realpathSync } from 'node:fs';

/** Returns the file that a symbolic link leads to; `path` itself if it is not a link. Throws if that file doesn't exist. */
export function linkTarget(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? realpathSync(path) : path;
}
