import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandLines, installLine, packagesOf } from './installToday.ts';

test.each([
  ['npm install express @passmuster/kyc valibot', ['express', '@passmuster/kyc', 'valibot']],
  ['npm install --save-dev passmuster', ['passmuster']],
  ['npx passmuster check customer a.csv\nnpx passmuster check bank a.csv', ['passmuster']],
  ['npm install pg\nKEY=a npx @passmuster/sandbox', ['pg', '@passmuster/sandbox']],
  ['npx passmuster-sandbox keys create', ['@passmuster/sandbox']],
  ['npm install react-hook-form', []],
  ['npx wait-on http://127.0.0.1\nimport `passmuster`', []],
  ['install:into ../my-form passmuster\nnpx passmuster config', []],
  ['copy:example services ../mine\nnpx passmuster config', []],
  [
    'npm install @passmuster/form\nnpx --yes pnpm copy:example minimal ../mine',
    ['@passmuster/form'],
  ],
])('%s needs %j', (markdown, packages) => {
  expect(packagesOf(markdown)).toEqual(packages);
});

test('the lines for today name the scripts of the repository', () => {
  const { scripts } = JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  );
  const lines = [installLine(['a']), ...commandLines(['passmuster config']).split('\n').slice(1)];
  for (const line of lines) {
    const [, script = ''] = /^npx --yes pnpm@12\.21\.0 (\S+)/.exec(line) ?? [];
    expect(script === 'passmuster' || script in scripts).toBe(true);
  }
});

const pages = new URL('../content/docs/', import.meta.url);
const written = readdirSync(pages, { recursive: true })
  .map(String)
  .filter((name) => /^[^/]+\.mdx?$|^(?:guides|about)\//.test(name) && /\.mdx?$/.test(name))
  .map((name) => ({ name, body: readFileSync(new URL(name, pages), 'utf8') }));

test('a page makes its reader install every package that it shows in use', () => {
  const lacking = written.flatMap(({ name, body }) => {
    const packages = packagesOf(body);
    const blocks = [...body.matchAll(/^```\w+.*\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
    const used = [...blocks.join('').matchAll(/ from '(@passmuster\/\w+)/g)].map(
      ([, one = '']) => one,
    );
    return packages.length === 0
      ? []
      : used.filter((one) => !packages.includes(one)).map((one) => `${name}: ${one}`);
  });
  expect(written.length).toBeGreaterThan(40);
  expect(lacking).toEqual([]);
});
