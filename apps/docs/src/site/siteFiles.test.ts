import { expect, test } from 'vitest';
import { markdownOf } from './markdownOf.ts';
import { llmsText, withBase } from './siteFiles.ts';

test.each([
  {
    html: '<a class="x" href="/rules/">',
    base: '/docs/',
    found: '<a class="x" href="/docs/rules/">',
  },
  { html: '<a href="/docs/rules/">', base: '/docs/', found: '<a href="/docs/rules/">' },
  { html: '<a href="//example.com/">', base: '/docs/', found: '<a href="//example.com/">' },
  { html: '<img alt="" src="/a.png"/>', base: '/docs/', found: '<img alt="" src="/docs/a.png"/>' },
  { html: '<a href="#part">', base: '/docs/', found: '<a href="#part">' },
  { html: '<a href="/rules/">', base: '/', found: '<a href="/rules/">' },
])('$html below $base is $found', ({ html, base, found }) => {
  expect(withBase(html, base)).toBe(found);
});

const page = `<html><head><meta name="description" content="What it is"></head><body><h1>A page</h1>
<div class="sl-markdown-content"><p>Text with <code>code</code>.</p>
<pre data-language="ts"><code><div>const a = 1;</div><div>const b = 2;</div></code></pre>
<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div></body></html>`;

test('a page has a Markdown copy with its code and tables', () => {
  const { title, description, markdown } = markdownOf(page) ?? {};
  expect({ title, description }).toEqual({ title: 'A page', description: 'What it is' });
  expect(markdown).toBe(
    '# A page\n\nText with `code`.\n\n```ts\nconst a = 1;\nconst b = 2;\n```\n\n| A |\n| - |\n| 1 |\n',
  );
});

test('a redirect has none', () => {
  expect(markdownOf('<html><body><p>Moved</p></body></html>')).toBeUndefined();
});

test('llms.txt lists every page once, below its folder', () => {
  const text = { title: 'T', description: 'D', markdown: '' };
  const paths = ['index.md', 'start.md', 'rules.md', 'rules/a/b.md', 'guides/hono.md'];
  const list = llmsText(new Map(paths.map((path) => [path, text])), 'https://example.com/');
  expect(list.match(/^- .*$/gm)?.map((line) => line.slice(26, -4))).toEqual([
    'index.md',
    'start.md',
    'guides/hono.md',
    'rules.md',
    'rules/a/b.md',
  ]);
});
