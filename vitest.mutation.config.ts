import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Only what mutation testing runs: the unit tests of the packages it changes, without type tests. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@passmuster/source', ...defaultServerConditions] } },
  test: {
    include: ['packages/{findings,kyc,address,client,bank,phone}/src/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
  },
});
