import { expect, test } from 'vitest';
import { llmsFullText, llmsText } from './llmsText.ts';
import { siteOrder } from './siteOrder.ts';

const sidebar = `<nav><ul class="top-level"><li><a href="/docs/start/">Start</a></li>
<li><details><summary>Guides</summary><ul><li><a href="/docs/guides/hono/">Hono</a></li>
<li><a href="/docs/guides/">All</a></li></ul></details></li>
<li><details><summary>Reference</summary><ul><li><a href="/docs/reference/kyc/">kyc</a></li></ul></details></li>
<li><a href="/docs/lists/">Lists</a></li></ul></nav>`;
const groups = siteOrder(sidebar, '/docs/');
const paths = [
  'guides.md',
  'guides/hono.md',
  'index.md',
  'lists.md',
  'reference/kyc.md',
  'reference/kyc/a.md',
  'start.md',
];
const copies = new Map(
  paths.map((path) => [path, { title: path, description: 'D', markdown: `# ${path}\n` }]),
);

test('llms.txt lists every page once, in the order of the sidebar, and a function after its package', () => {
  const lines = llmsText(copies, groups, 'https://example.com/docs/').match(/^(?:##|-).*$/gm);
  expect(
    lines?.map((line) => line.replace(/^- \[.*?\]\(https:\/\/example\.com\/docs\/|\): D$/g, '')),
  ).toEqual([
    '## Start',
    'index.md',
    'start.md',
    '## Guides',
    'guides/hono.md',
    'guides.md',
    '## Reference',
    'reference/kyc.md',
    'reference/kyc/a.md',
    '## More',
    'lists.md',
  ]);
});

test('llms-full.txt has the text of each page, without the closed lists', () => {
  const titles = llmsFullText(copies, groups).match(/^# .*$/gm);
  expect(titles).toHaveLength(paths.length - 1);
  expect(titles).not.toContain('# lists.md');
});
