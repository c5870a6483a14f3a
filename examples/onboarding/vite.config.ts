import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The rules and tables of the review are loaded by the worker when it needs them.
export default defineConfig({ plugins: [react()], worker: { format: 'es' } });
