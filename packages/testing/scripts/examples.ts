import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../src/examples/example.ts';
import { incomplete } from '../src/examples/incomplete.ts';
import { ngCompany } from '../src/examples/ngCompany.ts';
import { usLlc } from '../src/examples/usLlc.ts';
import { zaCloseCorporation } from '../src/examples/zaCloseCorporation.ts';

const folder = join(import.meta.dirname, '../../../examples');
const examples: readonly Example[] = [usLlc, ngCompany, zaCloseCorporation, incomplete];

/** What the forms among the examples know of their customer. */
const knownFiles = ['minimal/public/known.json', 'react-hook-form/public/known.json'];

const toJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Returns every generated file under `examples`, by its path in that folder. */
export function exampleFiles(): Map<string, Buffer> {
  const known = toJson(ngCompany.application);
  return new Map([
    ...examples.flatMap(({ name, application, files }) => [
      [`${name}.json`, toJson(application)] as const,
      ...files.map((file) => [`documents/${file.name}`, file.bytes] as const),
    ]),
    ...knownFiles.map((path) => [path, known] as const),
  ]);
}

/** Returns whether a file is generated: the folders beside `documents` are programs, written by hand. */
const isGenerated = (path: string) => /^(?:[^/]+\.json|documents\/.+)$/.test(path);

/** Returns the paths under `examples` that differ from what this script makes: changed, missing or left over. */
export function outdatedExamples(): string[] {
  const wanted = exampleFiles();
  const documents = readdirSync(join(folder, 'documents')).map((name) => `documents/${name}`);
  const found = [...readdirSync(folder), ...documents].filter(isGenerated);
  const leftOver = found.filter((path) => !wanted.has(path));
  const changed = [...wanted]
    .filter(
      ([path, bytes]) =>
        !existsSync(join(folder, path)) || !readFileSync(join(folder, path)).equals(bytes),
    )
    .map(([path]) => path);
  return [...changed, ...leftOver];
}

function writeExamples(): void {
  rmSync(join(folder, 'documents'), { recursive: true, force: true });
  mkdirSync(join(folder, 'documents'), { recursive: true });
  for (const [path, bytes] of exampleFiles()) writeFileSync(join(folder, path), bytes);
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const outdated = outdatedExamples();
    if (outdated.length > 0) {
      console.error(
        `Out of date: ${outdated.join(', ')}. Run \`pnpm --filter @passmuster/testing generate\`.`,
      );
      process.exitCode = 1;
    }
  } else {
    writeExamples();
  }
}
