import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  read('package.json'),
);
const guide = read('CONTRIBUTING.md');

test.each(Object.keys(scripts))('CONTRIBUTING.md says what %s does or needs', (name) => {
  expect(guide).toMatch(new RegExp(`\`(?:pnpm )?${name}\\b`));
});
