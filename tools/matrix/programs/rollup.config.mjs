import { readFileSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';

/** JSON as a module: the one plugin the program needs besides resolution. */
const json = {
  name: 'json',
  load: (id) => (id.endsWith('.json') ? `export default ${readFileSync(id, 'utf8')}` : null),
};

export default {
  input: 'main.mjs',
  plugins: [resolve({ browser: true }), json],
  output: { dir: 'out', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
};
