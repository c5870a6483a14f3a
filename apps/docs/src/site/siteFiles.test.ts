import { expect, test } from 'vitest';
import { markdownOf } from './markdownOf.ts';
import { withBase } from './siteFiles.ts';

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
  { html: '<a data-beside href="/try">', base: '/docs/', found: '<a data-beside href="/try">' },
  { html: '<a href="/rules/">', base: '/', found: '<a href="/rules/">' },
])('$html below $base is $found', ({ html, base, found }) => {
  expect(withBase(html, base)).toBe(found);
});

const page = `<html><head><meta name="description" content="What it is"></head><body><h1>A page</h1>
<div class="sl-markdown-content"><p>Text with <code>code</code>.</p>
<figure><figcaption><span class="title">a.ts</span></figcaption><pre data-language="ts"><code><div>const a = 1;</div><div>
</div><div>const b = 2;</div></code></pre></figure>
<p><a href="/rules/a/#why">Rule</a> <a href="https://example.com/a/">other</a></p>
<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div></body></html>`;

test('a page has a Markdown copy with its code and tables', () => {
  const { title, description, markdown } = markdownOf(page) ?? {};
  expect({ title, description }).toEqual({ title: 'A page', description: 'What it is' });
  expect(markdown).toBe(
    '# A page\n\nText with `code`.\n\n`a.ts`\n\n```ts\nconst a = 1;\n\nconst b = 2;\n```\n\n[Rule](/rules/a.md#why) [other](https://example.com/a/)\n\n| A |\n| - |\n| 1 |\n',
  );
});

test('a redirect has none', () => {
  expect(markdownOf('<html><body><p>Moved</p></body></html>')).toBeUndefined();
});

test('a tab is named above its panel, without a link', () => {
  const tabs = `<h1>Tabs</h1><div class="sl-markdown-content"><div class="tablist-wrapper"><ul role="tablist"><li>
<a role="tab" href="#tab-panel-0-0" id="tab-0-0">curl</a></li></ul></div>
<div id="tab-panel-0-0" aria-labelledby="tab-0-0" role="tabpanel"><p>Text</p></div></div>`;
  expect(markdownOf(tabs)?.markdown).toBe('# Tabs\n\ncurl:\n\nText\n');
});

test('what only a visitor can use is left out, and no table is padded', () => {
  const list = `<h1>List</h1><div class="sl-markdown-content"><p class="filter"><label for="a">Search</label><input id="a"></p>
<div><label>Severity <select><option>all</option></select></label></div><form><label>Input</label><textarea>{}</textarea></form>
<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>a long text</td></tr></tbody></table></div>`;
  expect(markdownOf(list)?.markdown).toBe('# List\n\n| A |\n| - |\n| a long text |\n');
});
