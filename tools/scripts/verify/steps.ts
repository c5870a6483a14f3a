/** A long or rare check. `tools/README.md` says what each shows. */
export interface Step {
  readonly name: string;
  /** The arguments of Node.js, in the folder of the repository. */
  readonly args: readonly string[];
  /** What has to be built before it. */
  readonly builds?: readonly string[];
  /** True if `pnpm verify` alone leaves it out: it takes hours, a folder to name, or programs of its own. */
  readonly onlyByName?: true;
}

export const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'];

const source = '--conditions=@passmuster/source';
const turbo = ['node_modules/turbo/bin/turbo', 'run'];
const packages = ['./packages/*'];
const tabs = ['drafts/tabs', 'drafts/tabs.browser', 'application/filesSent'].map(
  (name) => `packages/form/src/${name}.test.ts`,
);

/** Every step but that of the tests at full size, in their order. */
export const steps: readonly Step[] = [
  { name: 'tabs', args: [...vitest, '--project', 'browser', ...tabs] },
  {
    name: 'tabs: memory of files',
    args: ['--expose-gc', source, 'packages/form/scripts/fileMemory.ts'],
  },
  { name: 'names', args: [...vitest, 'packages/kyc/src/rules/trueNames.test.ts'] },
  { name: 'scaffolds', args: [...vitest, 'tools/scripts/new/scaffolds.test.ts'] },
  { name: 'expressions', args: ['tools/scripts/regularExpressions.ts', '--all'] },
  { name: 'compiled schemas', args: ['--no-warnings', 'packages/compiler/scripts/fuzz.ts'] },
  { name: 'lists', args: [source, 'tools/bench/src/lists.ts'] },
  { name: 'packages: contents', args: [...turbo, 'pack:check', '--filter=./packages/*'] },
  {
    name: 'packages: sizes',
    args: ['node_modules/size-limit/bin.js'],
    builds: packages,
  },
  { name: 'packages: public interfaces', args: ['tools/scripts/api.ts'], builds: packages },
  { name: 'packages: types', args: ['tools/scripts/instantiations.ts'], builds: packages },
  {
    name: 'packages: unused code',
    args: ['node_modules/knip/bin/knip.js'],
    builds: [...packages, '@passmuster/demo'],
  },
  ...['wire', 'storage', 'load'].map((name) => ({
    name: `sandbox: ${name}`,
    args: [source, 'packages/sandbox/scripts/reliability.ts', name],
  })),
  { name: 'queue', args: [source, 'packages/client/scripts/queue.ts'] },
  { name: 'corpus', args: [source, 'tools/bench/src/corpus.ts'] },
  {
    name: 'documentation: site',
    args: [...turbo, '@passmuster/docs#typecheck', '@passmuster/docs#build'],
  },
  { name: 'documentation: accessibility', args: ['tools/scripts/docsSite.ts'] },
  {
    name: 'examples',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'examples/tests/vitest.config.ts'],
    onlyByName: true,
  },
  { name: 'recipes', args: ['tools/scripts/recipes.ts'], onlyByName: true },
  { name: 'matrix', args: ['tools/matrix/main.ts'], onlyByName: true },
  {
    name: 'journeys',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--project=*-sqlite',
      '--project=*-postgres',
    ],
    builds: ['@passmuster/demo', '@passmuster/findings'],
    onlyByName: true,
  },
  {
    name: 'browsers',
    args: ['tools/scripts/browsers.ts'],
    builds: ['@passmuster/demo', '@passmuster/findings'],
    onlyByName: true,
  },
  { name: 'peers', args: [source, 'tools/bench/src/peers.ts'], onlyByName: true },
  { name: 'mutation', args: ['tools/scripts/mutation.ts'], onlyByName: true },
];
