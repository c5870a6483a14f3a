/**
 * Mutation testing: `pnpm mutation address` changes one package, `pnpm mutation kyc/owner` one folder of one. Writes
 * `reports/mutation`; a second run tests only what changed since. Results: RELIABILITY.md, F17.
 */
import { mutationTarget } from './scripts/mutationTarget.ts';

const { sources, name } = mutationTarget();

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // TypeScript 7 has no JavaScript API, which Stryker wants for rewriting tsconfig files.
  tsconfigFile: 'none',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    `${sources}/**/*.ts`,
    '!**/*.test.ts',
    '!**/*.test-d.ts',
    '!**/*.generated.ts',
    '!**/{messages,testing}/**',
  ],
  coverageAnalysis: 'perTest',
  // What runs once at import, such as lists and texts, has no test of its own to run.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `reports/mutation/${name}.json`,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
  concurrency: 1,
};
