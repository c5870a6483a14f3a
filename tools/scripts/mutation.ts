/**
 * Mutation testing: `pnpm verify mutation address` changes one package, `pnpm verify mutation kyc/rules/owner` one folder of one,
 * `pnpm verify mutation kyc/.` the files beside its folders. Lists the changes that no test finds. The promise: RELIABILITY.md, F17.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { instrument, type Mutant } from './mutation/instrument.ts';
import type { Answer } from './mutation/question.ts';
import { runMutants } from './mutation/runMutants.ts';

/** The smallest part of the mutants, in percent, that tests must find. */
const minScore = 85;

const root = join(import.meta.dirname, '../..');
const target = process.argv[2] ?? '';
const [folder = '', ...inside] = target.split('/');
const tests = `packages/${folder}/src`;
const sources = join(tests, ...inside);

const find = (pattern: string, exclude: string[]): string[] =>
  globSync(pattern, { cwd: root, exclude }).map((file) => join(root, file));

if (folder === '' || !existsSync(join(root, sources))) {
  console.error(
    'Name a package, or a folder of one: pnpm verify mutation address, pnpm verify mutation kyc/rules/owner',
  );
  process.exitCode = 2;
} else {
  process.exitCode = await testMutants();
}

async function testMutants(): Promise<number> {
  const files = find(`${sources}/${target.endsWith('/.') ? '' : '**/'}*.ts`, [
    '**/*.{test,test-d,generated}.ts',
    '**/{texts,messages,testing}/**',
  ]);
  const { mutants, texts } = await instrument(
    new Map(files.map((file) => [file, readFileSync(file, 'utf8')])),
  );
  const leftOut = [
    '**/*.browser.test.ts',
    // They read files, start processes or hold lists of a million elements.
    '**/{readme,generated,bundle,rulesPage,figures,memory,bounds}.test.ts',
  ];
  // Those of the folder itself, and those of the package as a whole.
  const patterns = [`${sources}/**/*.test.ts`, `${tests}/*.test.ts`];
  const testFiles = [...new Set(patterns.flatMap((one) => find(one, leftOut)))];
  const questions = mutants.map(({ id }) => ({ mutants: [id] }));
  return printResults(mutants, await runMutants({ texts, testFiles, questions }));
}

function printResults(mutants: readonly Mutant[], answers: readonly Answer[]): number {
  const answered = mutants.map((mutant, i) => ({ mutant, answer: answers[i] }));
  const tested = answered.filter(({ answer }) => answer?.isStatic === false);
  const alive = tested.filter(({ answer }) => answer?.found === undefined);
  for (const { mutant, answer } of alive) {
    const where = `${relative(root, mutant.file)}:${mutant.line}`;
    console.log(
      `${where}, ${answer?.tests} tests\n- ${mutant.original}\n+ ${mutant.replacement}\n`,
    );
  }
  const found = tested.length - alive.length;
  const score = tested.length === 0 ? 100 : (100 * found) / tested.length;
  console.log(
    `${target}: ${score.toFixed(1)}% (${found} of ${tested.length}; ${mutants.length - tested.length} run at import only)`,
  );
  return score < minScore ? 1 : 0;
}
