import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { mutationTarget } from './scripts/mutationTarget.ts';

/** Only what mutation testing runs: the unit tests of the package it changes, without type tests. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@passmuster/source', ...defaultServerConditions] } },
  test: {
    include: [`packages/${mutationTarget().folder}/src/**/*.test.ts`],
    exclude: [
      '**/*.browser.test.ts',
      // They read files and not code.
      '**/{readme,generated,bundle}.test.ts',
      '**/node_modules/**',
    ],
    // Changed code is slow, and a mutant that hangs is ended by Stryker.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
