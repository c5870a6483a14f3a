import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes the files of a generator, whose address `import.meta.url` is in the folder `scripts` of a package; `files` start at
 * that package. With `--check` on the command line it writes nothing, and the process exits with 1 if a file differs.
 */
export function writeGenerated(
  generator: string,
  files: Iterable<readonly [path: string, text: string]>,
): void {
  for (const [path, text] of files) {
    const file = fileURLToPath(new URL(`../${path}`, generator));
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (process.argv.includes('--check')) {
      process.stderr.write(`${path} is not what its generator writes.\n`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
