import { defineConfig } from 'vite';

// The rules and tables of the review are loaded by the worker when it needs them.
export default defineConfig({ worker: { format: 'es' } });
