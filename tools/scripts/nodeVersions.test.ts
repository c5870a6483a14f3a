import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Since then Node.js runs TypeScript files as they are, without an option: https://nodejs.org/api/typescript.html. */
const typeScript = '22.18';
/** The oldest that starts the commands of the repository, which then use its own. */
const repository = '20';

const engineOf = (name: string): string => {
  const { engines } = JSON.parse(read(`packages/${name}/package.json`));
  return String(engines?.node ?? '').replace('>=', '');
};
const cli = engineOf('cli');
const sandbox = engineOf('sandbox');
const published = ['findings', 'schemas', 'phone', 'bank', 'address', 'kyc', 'client', 'form'];

const pages = [
  '*.md',
  'packages/*/README.md',
  'examples/**/README.md',
  'apps/docs/src/content/docs/{start,cheat-sheet,guides/*,about/*}.{md,mdx}',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }))
  .map((name) => ({ name, text: read(name) }));
const versionsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bNode(?:\.js)? (\d+(?:\.\d+)*)/g)].map(([, version = '']) => version);

test.each(published)('%s runs on the oldest Node.js that the README names for packages', (name) => {
  expect(read('README.md')).toContain(`The packages run on Node.js ${engineOf(name)} or later`);
});

test('the README names the Node.js of the command line, the sandbox, the examples and the repository', () => {
  expect(read('README.md').replaceAll('\n', ' ')).toContain(
    `the command line on ${cli}, the sandbox on ${sandbox}, and the examples on ${typeScript}. What begins with \`pnpm\` brings its own Node.js, and starts with ${repository}:`,
  );
});

test.each(['cli', 'sandbox', 'client'])('the README of %s names its own Node.js', (name) => {
  const versions = versionsIn(read(`packages/${name}/README.md`));
  expect([...new Set(versions)]).toEqual([engineOf(name)]);
});

test('no page names another version', () => {
  const known = [repository, typeScript, engineOf('kyc'), cli, sandbox];
  const others = pages.flatMap(({ name, text }) =>
    versionsIn(text)
      .filter((one) => !known.includes(one))
      .map((one) => `${name}: ${one}`),
  );
  expect(pages.length).toBeGreaterThan(60);
  expect(others).toEqual([]);
});

test('a page that runs a TypeScript file says what that needs', () => {
  const silent = pages.filter(
    ({ text }) =>
      /^(?:\w+=\S+ )*node (?:-\S+ )*\S+\.ts/m.test(text) && !versionsIn(text).includes(typeScript),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
