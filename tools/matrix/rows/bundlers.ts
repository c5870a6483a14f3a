import { versions } from '../versions.ts';
import { customerFile, libraries, librariesFiles, pinned, type Row } from './row.ts';

const group = 'Bundlers';
const runBundle = ['node', 'out/main.mjs'];
const base = { group, ours: libraries } as const;

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
  {
    ...base,
    name: `Rollup ${versions.rollup}`,
    others: pinned('valibot', 'rollup', '@rollup/plugin-node-resolve'),
    files: { ...librariesFiles, 'rollup.config.mjs': 'rollup.config.mjs' },
    steps: [
      ['node', 'node_modules/rollup/dist/bin/rollup', '--config', 'rollup.config.mjs'],
      runBundle,
    ],
  },
  {
    ...base,
    name: `rolldown ${versions.rolldown}`,
    others: pinned('valibot', 'rolldown'),
    files: { ...librariesFiles, 'rolldown.config.mjs': 'rolldown.config.mjs' },
    steps: [['node_modules/.bin/rolldown', '--config', 'rolldown.config.mjs'], runBundle],
  },
  {
    group,
    name: `Next.js ${versions.next}: route handler, server and client component`,
    ours: ['@passmuster/kyc'],
    others: pinned('valibot', 'next', 'react', 'react-dom'),
    files: {
      ...customerFile,
      'app/layout.jsx': 'next/layout.jsx',
      'app/page.jsx': 'next/page.jsx',
      'app/field.jsx': 'next/field.jsx',
      'app/review/route.js': 'next/route.js',
      'next.config.mjs': 'next/next.config.mjs',
      'serve.mjs': 'next/serve.mjs',
    },
    steps: [
      ['node', 'node_modules/next/dist/bin/next', 'build'],
      ['node', 'serve.mjs'],
    ],
  },
];
