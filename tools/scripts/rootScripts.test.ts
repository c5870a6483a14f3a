import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { steps } from './verify/steps.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  read('package.json'),
);
const guide = read('tools/README.md');

test.each(Object.keys(scripts))('tools/README.md says what pnpm %s does', (name) => {
  expect(guide).toMatch(new RegExp(`^\\|.*\`pnpm ${name}(?![\\w:])`, 'm'));
});

test.each(['tests', ...steps.map(({ name }) => name)])(
  'tools/README.md says what pnpm verify %s shows',
  (name) => {
    expect(guide).toMatch(new RegExp(`^\\| \`pnpm verify ${name.replace(/[: ].*/, '')}\\b`, 'm'));
  },
);

test('pnpm verify has no other checks than those of the table', () => {
  const named = Array.from(guide.matchAll(/^\| `pnpm verify (\w+)/gm), ([, name = '']) => name);
  const known = ['tests', ...steps.map(({ name }) => name)];
  expect(named.filter((name) => !known.some((step) => step.startsWith(name)))).toEqual([]);
});
