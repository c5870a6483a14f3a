import { defineConfig } from 'vitest/config';

/** `pnpm verify examples`: the examples as a user has them, installed from packed packages. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    globalSetup: ['./installExamples.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
    retry: process.env['CI'] ? 1 : 0,
  },
});
