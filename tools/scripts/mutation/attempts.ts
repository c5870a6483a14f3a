import type { RunnerTestCase } from 'vitest';
import type { Question } from './question.ts';
import { board, type Reached } from './switchboard.ts';

/** A mutant, and the tests of one file that may fail because of it. */
export interface Attempt {
  readonly mutant: string;
  readonly tests: readonly RunnerTestCase[];
}

/**
 * Returns the attempts that may answer a question, the best first: the mutants that the tests reach, then, for tests that are named
 * and so are worth loading all of their modules again, those that run at import.
 */
export function attemptsFor(
  question: Question,
  asked: readonly RunnerTestCase[],
  reached: Reached,
): readonly Attempt[] {
  const reaching = (mutant: string): readonly RunnerTestCase[] =>
    asked.filter(({ id }) => (reached[id]?.[mutant] ?? 0) > 0);
  const isReached = (mutant: string): boolean => reaching(mutant).length > 0;
  const mutants = question.mutants.filter(isReached);
  const others = question.tests ? question.mutants.filter((one) => !isReached(one)) : [];
  const named = others.filter(isNamed);
  const atImport = others.filter((one) => !isNamed(one) && isRunAtImport(one));
  return [
    ...narrowestFirst(mutants, reached).map((mutant) => ({ mutant, tests: reaching(mutant) })),
    ...[...named, ...atImport].map((mutant) => ({ mutant, tests: asked })),
  ].flatMap(({ mutant, tests }) => byFile(tests).map((some) => ({ mutant, tests: some })));
}

/** Returns whether the code of a mutant runs while its module is loaded. */
export const isRunAtImport = (mutant: string): boolean =>
  board.mutantCoverage?.static[mutant] !== undefined;

/** Returns whether somebody wrote the mutant: it has a name, and nothing counts its runs. Those of the instrumenter have numbers. */
export const isNamed = (mutant: string): boolean => !/^\d+$/.test(mutant);

/** Returns the mutants that the fewest tests reach first: they say most about a test. */
function narrowestFirst(mutants: readonly string[], reached: Reached): readonly string[] {
  if (mutants.length < 2) return mutants;
  const counts = new Map(mutants.map((mutant) => [mutant, 0]));
  for (const hits of Object.values(reached)) {
    for (const mutant of mutants) {
      if (hits[mutant]) counts.set(mutant, (counts.get(mutant) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => a - b).map(([mutant]) => mutant);
}

/** Returns tests by their file, in the order of the first test of each. */
const byFile = (tests: readonly RunnerTestCase[]): readonly (readonly RunnerTestCase[])[] =>
  [...new Set(tests.map(({ file }) => file.filepath))].map((filepath) =>
    tests.filter(({ file }) => file.filepath === filepath),
  );
