import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Returns the folder of an installed package. */
export function packageFolder(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`${name} isn't installed`);
  return dirname(manifest);
}
