import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instrument } from '../mutation/instrument.ts';
import type { Question } from '../mutation/question.ts';
import { runMutants } from '../mutation/runMutants.ts';
import { addConstantMutants, type LinkedMutant } from './constantMutants.ts';
import { addFieldMutants, type FieldMutant } from './fieldMutants.ts';
import type { SpecLink, SpecRow } from './readRows.ts';
import { titlePattern } from './titlePattern.ts';

/** A question about a row, with the problem that there is if no test fails. */
interface RowQuestion extends Question {
  readonly row: string;
  readonly problem: string;
}

/**
 * Changes the code that the rows link to, in memory, and returns a line for each change that no test of its row notices:
 * for each field of a schema what its row states, and for each linked file any change of it.
 */
export async function mutateRows(
  root: string,
  rows: readonly SpecRow[],
): Promise<readonly string[]> {
  const { texts, fields, mutants } = await mutate(root, rows);
  const questions = rows.flatMap((row) => [
    ...fieldQuestions(root, row, fields),
    ...fileQuestions(root, row, [...mutants, ...fields]),
  ]);
  const testFiles = new Set(questions.flatMap(({ tests = [] }) => tests.map(({ file }) => file)));
  const answers = await runMutants({ texts, testFiles: [...testFiles], questions });
  console.log(`${questions.length} questions about ${rows.length} rows`);
  return questions.flatMap(({ row, problem }, i) =>
    answers[i]?.found ? [] : [`${row}: ${problem}`],
  );
}

/** Returns the linked files with their mutants: of any expression, of constants, and of fields. */
async function mutate(root: string, rows: readonly SpecRow[]) {
  const links = rows.flatMap(({ implementation }) => implementation.map(({ file }) => file));
  const files = [...new Set(links)].filter(
    (file) => /^packages\/.*\/src\/.*\.ts$/.test(file) && existsSync(join(root, file)),
  );
  const instrumented = await instrument(
    new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
  );
  const mutants: LinkedMutant[] = [...instrumented.mutants];
  const fields: FieldMutant[] = [];
  const texts = new Map<string, string>();
  for (const [file, text] of instrumented.texts) {
    const ofConstants = addConstantMutants(file, text);
    const ofFields = addFieldMutants(file, ofConstants.text);
    texts.set(join(root, file), ofFields.text);
    mutants.push(...ofConstants.mutants);
    fields.push(...ofFields.mutants);
  }
  return { texts, fields, mutants };
}

const fieldQuestions = (
  root: string,
  { number, tests }: SpecRow,
  fields: readonly FieldMutant[],
): readonly RowQuestion[] =>
  fields
    .filter(({ row }) => row === number)
    .map(({ id, change }) => ({
      row: number,
      problem: `no test fails if ${change}`,
      mutants: [id],
      tests: patternsOf(root, tests),
    }));

/** Asks of each linked file whether any change of it makes a test of the row fail. A file of types or texts has none. */
function fileQuestions(
  root: string,
  { number, implementation, tests }: SpecRow,
  mutants: readonly LinkedMutant[],
): readonly RowQuestion[] {
  const named = patternsOf(root, tests);
  if (named.length === 0) return [];
  return implementation.flatMap(({ file }) => {
    const ids = mutants.filter((mutant) => mutant.file === file).map(({ id }) => id);
    if (ids.length === 0) return [];
    const problem = `no change of ${file} makes a named test fail`;
    return [{ row: number, problem, mutants: ids, tests: named }];
  });
}

/** Returns patterns that find the named tests when they run. Tests of types don't run. */
const patternsOf = (root: string, tests: readonly SpecLink[]) =>
  tests
    .filter(({ file }) => file.endsWith('.test.ts') && !file.endsWith('.browser.test.ts'))
    .map(({ file, title }) => ({
      title: title ?? file,
      file: join(root, file),
      pattern: title === undefined ? '' : titlePattern(title).source,
    }));
