import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultServerConditions, type Plugin } from 'vite';
import { startVitest } from 'vitest/node';
import { type Mutation, mutations } from './mutations.ts';
import type { SpecRow } from './readRows.ts';
import { titlePattern } from './titlePattern.ts';

/**
 * Breaks each place in memory, in a test run of its own, and returns a line for each mutation that the named test does
 * not notice or that cannot be applied. `numbers` selects rows; all without any. No file is changed.
 */
export async function checkMutations(
  root: string,
  rows: readonly SpecRow[],
  numbers: readonly string[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const mutation of mutations) {
    if (numbers.length > 0 && !numbers.includes(mutation.row)) continue;
    const problem = await problemOf(root, rows, mutation);
    console.log(
      `${problem === undefined ? 'noticed' : 'MISSED '} ${mutation.row}: ${mutation.from.trim()}`,
    );
    if (problem !== undefined) problems.push(`${mutation.row}: ${problem}`);
  }
  return problems;
}

async function problemOf(
  root: string,
  rows: readonly SpecRow[],
  mutation: Mutation,
): Promise<string | undefined> {
  const { file, from, to, test } = mutation;
  const testFile = testFileOf(rows, mutation);
  const reason = whyNotApplicable(root, rows, mutation);
  if (reason !== undefined || testFile === undefined) return reason;
  const pattern = titlePattern(test);
  const states = await runWith({
    root,
    testFile,
    file: join(root, file),
    code: readFileSync(join(root, file), 'utf8').replace(from, () => to),
  });
  const ran = [...states].filter(([path]) => pattern.test(path));
  if (ran.length === 0) return `${testFile} ran no test named “${test}”`;
  if (ran.every(([, state]) => state !== 'failed')) return `“${test}” passes with ${file} broken`;
  return undefined;
}

/** Returns a line for each mutation that cannot be applied, without a test run. */
export function findStaleMutations(root: string, rows: readonly SpecRow[]): readonly string[] {
  return mutations.flatMap((mutation) => {
    const reason = whyNotApplicable(root, rows, mutation);
    return reason === undefined ? [] : [`${mutation.row}: ${reason}`];
  });
}

function whyNotApplicable(
  root: string,
  rows: readonly SpecRow[],
  mutation: Mutation,
): string | undefined {
  const { file, from, test } = mutation;
  if (testFileOf(rows, mutation) === undefined) return `the row does not name the test “${test}”`;
  const source = readFileSync(join(root, file), 'utf8');
  return source.split(from).length === 2 ? undefined : `${file} does not contain “${from}” once`;
}

function testFileOf(rows: readonly SpecRow[], { row, test }: Mutation): string | undefined {
  const named = rows.find(({ number }) => number === row)?.tests ?? [];
  return named.find(({ title }) => title === test)?.file;
}

/** Runs a test file with other code in place of a file's, and returns the state of each test by its path. */
async function runWith(run: {
  readonly root: string;
  readonly testFile: string;
  readonly file: string;
  readonly code: string;
}): Promise<ReadonlyMap<string, string>> {
  const mutate: Plugin = {
    name: 'spec-mutation',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === run.file ? run.code : undefined),
  };
  const vitest = await startVitest(
    [run.testFile],
    {
      root: run.root,
      config: false,
      watch: false,
      reporters: [{}],
      fsModuleCache: false,
      globalSetup: ['packages/sandbox/src/testing/sharedPostgres.ts'],
    },
    {
      plugins: [mutate],
      ssr: { resolve: { conditions: ['@passmuster/source', ...defaultServerConditions] } },
    },
  );
  const states = new Map<string, string>();
  for (const module of vitest.state.getTestModules()) {
    for (const test of module.children.allTests()) {
      states.set(test.fullName, test.result().state);
    }
  }
  await vitest.close();
  // Vitest reports failed tests by the exit code, and here they are expected.
  process.exitCode = 0;
  return states;
}
