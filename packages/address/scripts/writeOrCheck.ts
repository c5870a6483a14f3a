import { readFileSync, writeFileSync } from 'node:fs';

/** Writes a generated file; with `--check` on the command line, fails where the file differs instead. */
export function writeOrCheck(file: URL, text: string): void {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file.pathname.split('/').at(-1)} is not what its generator writes.`);
    process.exitCode = 1;
  }
}
