import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const pages = globSync(['*.md', '{apps,packages}/*/*.md', '{docs,examples,tools}/**/*.md'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/CHANGELOG.md', '**/content/**'],
});

/** Returns the fragments of the headings of a page, as GitHub makes them. */
const fragmentsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('every relative link of %s leads to a file and a heading', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const broken = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?:|mailto:|\/)/.test(link))
    .filter((link) => {
      const [path = '', fragment] = link.split('#');
      const file = path === '' ? join(root, page) : join(root, dirname(page), path);
      if (!existsSync(file)) return true;
      return fragment !== undefined && !fragmentsOf(file).includes(fragment);
    });
  expect(broken).toEqual([]);
});
