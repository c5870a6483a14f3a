import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const maxLines = 200;

/** Files that are data or one table, whatever their length. */
const tables: readonly RegExp[] = [
  /\.generated\.|\.d\.ts$/,
  // Texts and labels of one language.
  /(?:^|\/)(?:fr|ptBr|ptPt)\.ts$/,
  /^packages\/testing\/src\/(?:contract|corpus|ruleExamples)\//,
  /^packages\/compiler\/src\/testing\/(?:anySchema|subjects)\.ts$/,
  /^packages\/testing\/src\/spreadsheets\/spreadsheets\.ts$/,
  /^packages\/schemas\/src\/scalar\/scalars\.test\.ts$/,
];

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const files = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:css|mjs|tsx?)$/.test(file) && existsSync(join(repository, file)))
  .filter((file) => !tables.some((table) => table.test(file)));

test(`no file of code or tests has more than ${maxLines} lines`, () => {
  expect(files.length).toBeGreaterThan(1_000);
  const long = files.flatMap((file) => {
    const lines = readFileSync(join(repository, file), 'utf8').split('\n').length - 1;
    return lines > maxLines ? [`${file}: ${lines}`] : [];
  });
  expect(long).toEqual([]);
});
