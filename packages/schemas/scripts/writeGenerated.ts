import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/**
 * Writes generated files, whose paths start at the package. With `--check` on the command line it
 * writes nothing, and exits with 1 if a file is not what it would have written.
 */
export function writeGenerated(files: readonly (readonly [path: string, content: string])[]): void {
  const stale = files.filter(([path, content]) => {
    const url = new URL(path, root);
    return !existsSync(url) || readFileSync(url, 'utf8') !== content;
  });
  if (argv.includes('--check')) {
    for (const [path] of stale) console.error(`${path} is not what its generator writes.`);
    if (stale.length > 0) exit(1);
    return;
  }
  for (const [path, content] of stale) {
    const file = fileURLToPath(new URL(path, root));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  console.log(`${stale.length} of ${files.length} generated files changed.`);
}
