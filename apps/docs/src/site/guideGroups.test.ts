import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guideGroups } from './guideGroups.ts';

const guides = readdirSync(new URL('../content/docs/guides/', import.meta.url)).map((file) =>
  file.replace(/\.mdx?$/, ''),
);

test('every guide is in one group', () => {
  const items = guideGroups(guides).flatMap((group) => group.items);
  expect([...items].sort()).toEqual(
    guides
      .filter((name) => name !== 'index')
      .map((name) => `guides/${name}`)
      .sort(),
  );
});

test('a guide that no group names follows the one that begins its name, or is among More', () => {
  expect(guideGroups(['form', 'form-drafts', 'unheard-of'])).toEqual([
    { label: 'In a form', items: ['guides/form', 'guides/form-drafts'] },
    { label: 'More', items: ['guides/unheard-of'] },
  ]);
});
