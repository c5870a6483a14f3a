import { select, selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { copyOf } from './copyOf.ts';
import { textOf } from './textOf.ts';

type Element = NonNullable<ReturnType<typeof select>>;

const parser = unified().use(rehypeParse);
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** The texts of a page. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

const element = (tagName: string, text: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{ type: 'text', value: text }],
});

/** Replaces the lines of a block of code by its text, and names its language where the converter looks for it. */
function flattenCode(block: Element): void {
  const code = select('code', block);
  if (!code) return;
  const lines = code.children.map((line) => textOf(line).replace(/\n$/, ''));
  code.children = [{ type: 'text', value: lines.join('\n') }];
  code.properties['className'] = [`language-${block.properties['dataLanguage']}`];
}

/** Writes the name of a tab above its panel. */
function nameTabs(content: Element): void {
  for (const tab of selectAll('[role="tab"][id]', content)) {
    const panel = select(`[aria-labelledby="${tab.properties['id']}"]`, content);
    panel?.children.unshift(element('p', `${textOf(tab).trim()}:`));
  }
}

function remove(parent: Element, selector: string): void {
  const removed = new Set<unknown>(selectAll(selector, parent));
  const clean = (one: Element): void => {
    one.children = one.children.filter((child) => !removed.has(child));
    for (const child of one.children) if (child.type === 'element') clean(child);
  };
  clean(parent);
}

/** Returns a link to a page of the site as one to its Markdown copy; other links as they are. */
function copyLink(href: string, base: string): string {
  const [path = '', fragment] = href.split('#');
  if (!path.startsWith(base) || !path.endsWith('/')) return href;
  return `${base}${copyOf(path.slice(base.length))}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Returns the content of a built page as Markdown; undefined if it has none, such as a redirect. */
export function markdownOf(html: string, base = '/'): PageText | undefined {
  // The sidebar of each page links to all others, and parsing it takes most of the time.
  const root = parser.parse(html.slice(Math.max(0, html.indexOf('<main'))));
  const content = select('.sl-markdown-content', root);
  const heading = select('h1', root);
  if (!content || !heading) return undefined;
  for (const block of selectAll('pre[data-language]', content)) flattenCode(block);
  for (const field of selectAll('textarea', content)) {
    const properties = { className: ['language-json'] };
    field.children = [{ type: 'element', tagName: 'code', properties, children: field.children }];
    field.tagName = 'pre';
  }
  nameTabs(content);
  remove(
    content,
    '.sl-anchor-link, .copy, .sr-only, .tablist-wrapper, script, form, label, figcaption:not(:has(.title))',
  );
  // The name of a file is code.
  for (const caption of selectAll('figcaption', content)) {
    const name = textOf(caption).trim();
    caption.tagName = 'p';
    caption.children = name === '' ? [] : [element(/\.\w+$/.test(name) ? 'code' : 'span', name)];
  }
  for (const link of selectAll('a[href]', content)) {
    link.properties['href'] = copyLink(String(link.properties['href']), base);
  }
  const title = writer.stringify(writer.runSync({ type: 'root', children: [...heading.children] }));
  const body = writer.stringify(writer.runSync({ type: 'root', children: [content] }));
  const start = html.indexOf('<meta name="description"');
  const meta = start < 0 ? '' : html.slice(start, html.indexOf('>', start) + 1);
  const description = select('meta', parser.parse(meta))?.properties['content'];
  return {
    title: title.trim(),
    description: String(description ?? ''),
    markdown: `# ${title.trim()}\n\n${body}`,
  };
}
