/** Mutation testing: `pnpm mutation -- --mutate 'packages/kyc/src/owner/*.ts'`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // TypeScript 7 has no JavaScript API, which Stryker wants for rewriting tsconfig files.
  tsconfigFile: 'none',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    'packages/{findings,kyc,address,client,bank,phone}/src/**/*.ts',
    '!**/*.test.ts',
    '!**/*.test-d.ts',
    '!**/testing/**',
    '!**/*.generated.ts',
    '!**/messages/**',
  ],
  reporters: ['clear-text', 'html'],
  thresholds: { high: 90, low: 85, break: 85 },
  concurrency: 2,
};
