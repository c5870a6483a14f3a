import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Writes the named scripts of this folder to `folder`, as `.mjs`: built JavaScript, as users run it. Stripping types would take
 * time and memory of its own.
 */
export function bundleForFiles(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const { outputFiles } = buildSync({
      entryPoints: [join(import.meta.dirname, `${name}.ts`)],
      bundle: true,
      conditions: ['@passmuster/source'],
      format: 'esm',
      platform: 'node',
      write: false,
    });
    writeFileSync(join(folder, `${name}.mjs`), outputFiles[0]?.text ?? '');
  }
}
