import { versions } from '../versions.ts';
import { libraries, librariesFiles, pinned, type Row } from './row.ts';

const runBundle = ['node', 'out/main.mjs'];
const base = { group: 'Bundlers', ours: libraries } as const;

export const bundlers: readonly Row[] = [
  {
    ...base,
    name: `esbuild ${versions.esbuild}`,
    others: pinned('valibot', 'esbuild'),
    files: librariesFiles,
    steps: [
      [
        ...['node_modules/.bin/esbuild', 'main.mjs', '--bundle', '--splitting', '--minify'],
        ...['--format=esm', '--outdir=out', '--out-extension:.js=.mjs'],
      ],
      runBundle,
    ],
  },
  {
    ...base,
    name: `Vite ${versions.vite}`,
    others: pinned('valibot', 'vite'),
    files: { ...librariesFiles, 'vite.config.mjs': 'vite.config.mjs' },
    steps: [['node', 'node_modules/vite/bin/vite.js', 'build'], runBundle],
  },
  {
    ...base,
    name: `webpack ${versions.webpack}`,
    others: pinned('valibot', 'webpack'),
    files: { ...librariesFiles, 'webpack.mjs': 'webpack.mjs' },
    steps: [['node', 'webpack.mjs'], runBundle],
  },
];
