import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  // In this repository the packages are bundled from their sources. Yours needs no such line.
  resolve: { conditions: ['@passmuster/source', ...defaultClientConditions] },
  build: { target: 'es2022' },
  worker: { format: 'es' },
});
