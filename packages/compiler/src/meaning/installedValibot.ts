import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Returns the version of the valibot that this package imports. */
export function installedValibot(): string {
  const entry = createRequire(import.meta.url).resolve('valibot');
  const file = new URL('../package.json', pathToFileURL(entry));
  const { version }: { readonly version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
