import { globSync, readdirSync, readFileSync } from 'node:fs';
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

const content = new URL('../content/docs/', import.meta.url).pathname;
const pages = globSync('{guides,about}/*.{md,mdx}', { cwd: content }).map((file) => {
  const text = readFileSync(`${content}${file}`, 'utf8');
  return { file, text, path: `/${file.replace(/\.mdx?$/, '')}/` };
});
const titles = new Map(
  pages.map(({ path, text }) => [path, /^title: (.+)$/m.exec(text)?.[1] ?? '']),
);

test('a sentence that says see names a guide by its title', () => {
  const named = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\b[Ss]ee\s+\[([A-Z][^\]]*)\]\((\/guides\/[a-z-]+\/)\)/g)].map(
      ([, words = '', path = '']) => ({ file, words, title: titles.get(path) }),
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ words, title }) => words !== title)).toEqual([]);
});
