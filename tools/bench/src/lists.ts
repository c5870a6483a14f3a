/**
 * Measures what lists of 1,000,000 elements cost wherever the libraries and the command line read one:
 * processor time, size of the result, growth of memory. Exit code 1 if one is over a second, 100 kB (requirements:
 * 400 kB) or 150 MB. Needs Linux. The same for the sandbox, over HTTP: `pnpm --filter @passmuster/sandbox reliability lists`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { runMeasured } from './commandLine/runMeasured.ts';
import type { Measured } from './lists/measurePlace.ts';
import { places } from './lists/places.ts';
import { type Lists, sizes } from './lists/sizes.ts';

const source = '--conditions=@passmuster/source';
const pathOf = (file: string): string => new URL(file, import.meta.url).pathname;

function measurePlace(name: string, size: string): Measured {
  const args = ['--expose-gc', source, pathOf('lists/measurePlace.ts'), name, size];
  return JSON.parse(execFileSync(execPath, args, { encoding: 'utf8' })) as Measured;
}

const lists: Lists = ['business_owners', 'supporting_documents'];
const json = (size: string): string => `{${sizes[size]?.(lists)}}`;
/** Files of the command line. A column of a table names an element. */
const files: Readonly<Record<string, (size: string) => string>> = {
  json,
  ndjson: (size) => `${json(size)}\n{}\n`,
  csv: (size) =>
    size.startsWith('1 x')
      ? 'business_name,business_owners[999999].first_name\nA,B\n'
      : 'business_name,business_owners[999].supporting_documents[999].doc_type\nA,B\n',
};

const folder = mkdtempSync(join(tmpdir(), 'lists-'));

function runCommand(format: string, text: string) {
  const file = join(folder, `customers.${format}`);
  const report = join(folder, 'report.json');
  writeFileSync(file, text);
  const words = ['check', 'customer', file, '--format', 'json', '--output', report];
  const main = pathOf('../../../packages/cli/src/main.ts');
  const { processor, peak } = runMeasured([source, main, ...words, '--threads', '1']);
  const { size } = statSync(report);
  rmSync(report);
  return { processor, peak, size };
}

const empty = runCommand('json', '{}');

/** Runs the command. Returns its cost, less that of a run with one empty record. */
function measureCommand(format: string, size: string): Measured {
  const whole = runCommand(format, files[format]?.(size) ?? '');
  return {
    ms: Math.max(0, whole.processor - empty.processor) * 1000,
    characters: whole.size,
    grownBy: Math.max(0, whole.peak - empty.peak) / 1e6,
  };
}

const measures: Readonly<Record<string, (size: string) => Measured>> = {
  ...Object.fromEntries(
    Object.keys(places).map((name) => [name, (size: string) => measurePlace(name, size)]),
  ),
  ...Object.fromEntries(
    Object.keys(files).map((format) => [
      `check customer, a file of ${format}`,
      (size: string) => measureCommand(format, size),
    ]),
  ),
};

console.log('| Place | Lists | Processor | Result | Memory |\n|---|---|---|---|---|');
for (const [name, measure] of Object.entries(measures)) {
  for (const size of Object.keys(sizes)) {
    const { ms, characters, grownBy } = measure(size);
    const isOver = ms >= 1000 || characters >= (places[name]?.most ?? 100_000) || grownBy >= 150;
    if (isOver) process.exitCode = 1;
    const figures = `${ms.toFixed(0)} ms | ${(characters / 1000).toFixed(1)} kB | ${grownBy.toFixed(0)} MB`;
    console.log(`| ${name} | ${size} | ${figures} |${isOver ? ' MISSED' : ''}`);
  }
}
rmSync(folder, { recursive: true });
