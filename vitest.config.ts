import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './packages/testing/src/chromiumOptions.ts';
import { ProcessesFirst } from './tools/scripts/processesFirst.ts';

// Processes that tests start load the same sources again and again: compiled once, they start in half of the time.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node');

/** Resolve workspace packages to their sources: no build is needed to test. */
const source = {
  resolve: { conditions: ['@passmuster/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@passmuster/source', ...defaultServerConditions] } },
};

const isFullSize = process.env['FULL_SIZE'] === '1';

declare module 'vitest' {
  interface ProvidedContext {
    /** True under `pnpm verify`, which a test in a browser can't see in its environment. */
    readonly isFullSize: boolean;
  }
}

export default defineConfig({
  test: {
    // The default leaves one core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    sequence: { sequencer: ProcessesFirst },
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html', 'json-summary'],
    },
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'packages/*/scripts/**/*.test.ts',
            'tools/bench/src/**/*.test.ts',
            'tools/scripts/**/*.test.ts',
            'examples/*/src/**/*.test.ts',
          ],
          exclude: [
            '**/*.browser.test.ts',
            '**/node_modules/**',
            // Generates everything and checks the types of every project again, on a copy: `pnpm verify scaffolds`.
            ...(isFullSize ? [] : ['tools/scripts/new/scaffolds.test.ts']),
          ],
          environment: 'node',
          globalSetup: ['ownTemporaryFolder', 'sharedPostgres'].map(
            (name) => `packages/testing/src/${name}.ts`,
          ),
          // Files share threads and modules: starting a worker for each file took half of the time. Tests keep no state.
          isolate: false,
          pool: 'threads',
          // For tests that hang: one that starts programs takes two seconds alone, and fifty on a machine ten times as busy.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 10_000 } },
          // What waits for a deadline fails where a process gets no time for so long; the report says what was tried twice.
          retry: process.env['CI'] ? 1 : 0,
          // `pnpm test:unit` alone, for the report that `pnpm spec` reads: Vitest begins each run of these with a warning.
          typecheck: {
            enabled: process.argv.includes('--typecheck'),
            include: ['packages/*/src/**/*.test-d.ts'],
            tsconfig: './tsconfig.test-d.json',
          },
        },
      },
      {
        ...source,
        // What a worker imports is found only here, and dependencies that are found late reload the page, as do those of histories.
        optimizeDeps: {
          entries: ['reviews', 'tabsHistories'].map(
            (name) => `packages/form/src/testing/${name}.ts`,
          ),
        },
        test: {
          name: 'browser',
          provide: { isFullSize },
          include: ['packages/*/src/**/*.browser.test.ts'],
          // Beside the other suites, a browser may get no time for a while.
          testTimeout: 90_000,
          expect: { poll: { timeout: 10_000 } },
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...chromiumOptions(),
                args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
              },
            }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
