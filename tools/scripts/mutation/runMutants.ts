import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { startVitest } from 'vitest/node';
import type { Answer, Question } from './question.ts';
import { withoutCaches } from './switchboard.ts';

const root = join(import.meta.dirname, '../../..');

/** What a run tests, all files by their whole path. */
export interface Mutation {
  /** By file: its text with all of its mutants, each behind a switch. */
  readonly texts: ReadonlyMap<string, string>;
  readonly testFiles: readonly string[];
  readonly questions: readonly Question[];
}

/** Runs the tests in one worker, which loads the changed sources once, and returns its answers in the order of the questions. */
export async function runMutants(mutation: Mutation): Promise<readonly Answer[]> {
  const { texts, testFiles, questions } = mutation;
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const report = join(folder, 'answers.json');
  try {
    const vitest = await startVitest(
      [],
      {
        root,
        config: false,
        watch: false,
        include: [...testFiles],
        reporters: [{}],
        silent: true,
        isolate: false,
        // A cache would serve the changed sources of another run.
        fsModuleCache: false,
        pool: 'threads',
        maxWorkers: 1,
        runner: join(import.meta.dirname, 'mutantRunner.ts'),
        globalSetup: ['packages/testing/src/sharedPostgres.ts'],
        provide: {
          mutationRun: {
            sources: [...texts.keys()],
            questions,
            testFiles: testFiles.length,
            report,
          },
        },
        testTimeout: 120_000,
        hookTimeout: 60_000,
      },
      {
        ssr: { resolve: { conditions: ['@passmuster/source', ...defaultServerConditions] } },
        plugins: [
          {
            name: 'mutants',
            enforce: 'pre',
            load: (id) => {
              const text = texts.get(id);
              return text && withoutCaches(text);
            },
          },
        ],
      },
    );
    await vitest.close();
    // Vitest reports failed tests by the exit code, and here they are expected.
    process.exitCode = 0;
    return JSON.parse(readFileSync(report, 'utf8')) as Answer[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
