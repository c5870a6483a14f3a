import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = globSync(
  [
    'README.md',
    'AGENTS.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'tools/README.md',
    'docs/*.md',
    'apps/docs/src/content/**/*.{md,mdx}',
    '{packages,apps,examples}/**/README.md',
  ],
  { cwd: root, exclude: (path) => path.includes('node_modules') },
);

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}
const manifest = (folder: string): Manifest => JSON.parse(read(join(folder, 'package.json')));
const workspaces = ['packages', 'apps', 'examples'].flatMap((group) =>
  readdirSync(join(root, group))
    .map((folder) => `${group}/${folder}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json'))),
);
const byName = new Map(workspaces.map((folder) => [manifest(folder).name, folder]));

/** What pnpm has by itself, and programs that the root installs. */
const builtIn = new Set(['install', 'exec', 'turbo', 'vitest', 'changeset', 'passmuster']);

/** The checks of `pnpm verify`, and the tests that it runs by a part of their path. */
const checks = [
  'tests at full size',
  ...[...read('tools/scripts/verify/steps.ts').matchAll(/\bname: ['`](\w+)/g)].map(
    ([, name = '']) => name,
  ),
];
const tests = globSync('{packages,apps,tools}/**/*.test.ts', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).map((path) => path.replaceAll('\\', '/'));
const isCheck = (name: string): boolean =>
  checks.some((check) => check.startsWith(name)) || tests.some((path) => path.includes(name));

/** A command of pnpm that a page prints. */
interface Printed {
  readonly page: string;
  readonly words: readonly string[];
}

const printed: readonly Printed[] = pages.flatMap((page) =>
  [...read(page).matchAll(/(?:npx --yes pnpm@[\d.]+|\bpnpm) ((?:(?!`|\n|#|\|).)+)/g)].map(
    ([, line = '']) => ({
      page: page.replaceAll('\\', '/'),
      words: line
        .trim()
        .replace(/[.;:,]$/, '')
        .split(/\s+/),
    }),
  ),
);

/** Returns the first missing thing that a printed command names: a package, a script, a file or a folder; undefined if none is. */
function missingIn({ page, words }: Printed): string | undefined {
  let folder = '.';
  let rest = words[0] === 'run' ? words.slice(1) : words;
  if (rest[0] === '--filter') {
    const name = rest[1] ?? '';
    const found = byName.get(name);
    if (name !== '' && found === undefined) return name;
    folder = found ?? '.';
    rest = rest.slice(2);
  }
  const [script = '', ...args] = rest;
  const own = workspaces.find((path) => page.startsWith(`${path}/`)) ?? '.';
  const scripts = [folder, own].flatMap((of) => Object.keys(manifest(of).scripts ?? {}));
  if (script !== '' && !builtIn.has(script) && !scripts.includes(script)) return script;
  if (script === 'copy:example') return existsIn(`examples/${args[0]}`, args[0]);
  const check = args[0]?.replace(/\W+$|^'/g, '');
  if (script === 'verify' && check && !isCheck(check)) return check;
  const begun = args[0]?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (script === 'new' && begun) return existsIn(`tools/scripts/new/${begun}.ts`, args[0]);
  return args
    .filter((word) => /^(?:packages|apps|tools|examples)\/[\w./-]+$/.test(word))
    .find((path) => !existsSync(join(root, path)));
}

const existsIn = (path: string, name?: string): string | undefined =>
  existsSync(join(root, path)) ? undefined : name;

/** The commands of the pages in the root and of tools/README.md: what runs them, or why nothing does. */
const runBy: Readonly<Record<string, string>> = {
  '--filter @passmuster/compiler': 'the tests of another project: by hand',
  '--filter @passmuster/kyc': 'its tests compare what is generated; `data-age.yml` refreshes',
  '--filter @passmuster/testing': 'downloads packages of others: by hand',
  'api:update': 'writes what `verify packages` compares',
  bench: '`ci.yml`, job bench',
  changeset: 'writes a file that a person words; `release rehearse` runs its versions',
  'copy:example': '`verify examples` copies and installs each',
  demo: '`e2e` starts the same build',
  e2e: '`.ci/run`',
  exec: 'one file of `verify journeys`',
  install: '`.ci/run`',
  'install:into': '`verify recipes` and `verify examples` install in the same way',
  lint: '`test`',
  'lint:fix': 'writes what `lint` compares',
  new: '`ci.yml`, job install: `verify scaffolds`, on a copy',
  passmuster: '`apps/docs/src/examples/printedCommands.test.ts` reads each line',
  release: '`ci.yml`, job install: `check` and `install`; the others before each release',
  spec: '`test`; `--mutate` and `--write` by hand',
  test: '`.ci/run`',
  'test:e2e': '`test`',
  'test:unit': '`test`',
  turbo: '`ci.yml`, job bench',
  typecheck: '`test`',
  'verify browsers': 'needs Firefox and WebKit: by hand',
  'verify corpus': '`tools/bench/src/corpus/corpus.test.ts`, a part of it',
  'verify documentation': '`.ci/run`, without the accessibility',
  'verify examples': '`ci.yml`, job install',
  'verify journeys': 'an hour: by hand',
  'verify matrix': '`weekly.yml`',
  'verify mutation': 'minutes for each folder: by hand',
  'verify packages': '`.ci/run`',
  'verify peers': 'needs packages of Debian and clones: by hand',
  'verify queue': '`weekly.yml`',
  'verify recipes': '`ci.yml`, job install',
  'verify scaffolds': '`ci.yml`, job install',
  verify: 'the other checks: minutes to hours, by hand',
  vitest: 'a part of `test:unit`',
};

describe('the commands that pages print', () => {
  test.each(printed)('$page: pnpm $words', (command) => {
    expect(missingIn(command)).toBeUndefined();
  });

  test('a wrong one is noticed', () => {
    const page = 'README.md';
    expect(missingIn({ page, words: ['lint:fixes'] })).toBe('lint:fixes');
    expect(missingIn({ page, words: ['--filter', '@passmuster/nothing', 'dev'] })).toBeDefined();
    expect(missingIn({ page, words: ['vitest', 'run', 'packages/none'] })).toBe('packages/none');
    expect(missingIn({ page, words: ['verify', 'corpora'] })).toBe('corpora');
    expect(missingIn({ page, words: ['copy:example', 'none', '../x'] })).toBe('none');
    expect(missingIn({ page, words: ['new', 'operation', 'getWallet'] })).toBe('operation');
  });

  test('each of a clone is run by something, or the list says why not', () => {
    const own = printed
      .filter(({ page }) => !page.includes('/') || page.startsWith('tools/'))
      .map(({ words: [first = '', next = ''] }) => {
        const both = `${first} ${next}`.trim();
        if (first === '--filter') return both;
        return both in runBy ? both : first;
      })
      .filter((name) => name !== '--filter');
    expect([...new Set(own)].sort()).toEqual(Object.keys(runBy).sort());
  });

  test('the workflow, test or file that runs one exists', () => {
    const named = Object.values(runBy).flatMap((text) =>
      [...text.matchAll(/`([\w./-]+\.(?:yml|ts)|\.ci\/run)`/g)].map(([, file = '']) => file),
    );
    const paths = named.map((file) => (file.endsWith('.yml') ? `.github/workflows/${file}` : file));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('a server of an example listens on this machine only', () => {
  const scripts = workspaces
    .filter((folder) => folder.startsWith('examples/'))
    .flatMap((folder) => Object.values(manifest(folder).scripts ?? {}))
    .flatMap((script) => script.match(/\bnext (?:dev|start)\b[^&]*/g) ?? []);
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain('--hostname 127.0.0.1');
});
