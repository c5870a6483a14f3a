import { select, selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const parser = unified().use(rehypeParse);
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** The texts of a page. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** Returns the content of a built page as Markdown; undefined if it has none, such as a redirect. */
export function markdownOf(html: string): PageText | undefined {
  // The sidebar of each page links to all others, and parsing it takes most of the time.
  const root = parser.parse(html.slice(Math.max(0, html.indexOf('<main'))));
  const content = select('.sl-markdown-content', root);
  const heading = select('h1', root);
  if (!content || !heading) return undefined;
  // The name of a language stands where the converter looks for it.
  for (const block of selectAll('pre[data-language]', content)) {
    const code = select('code', block);
    if (code) code.properties['className'] = [`language-${block.properties['dataLanguage']}`];
  }
  for (const field of selectAll('textarea', content)) {
    const properties = { className: ['language-json'] };
    field.children = [{ type: 'element', tagName: 'code', properties, children: field.children }];
    field.tagName = 'pre';
  }
  // Links to headings, captions of code and what only a screen reader says.
  for (const parent of selectAll(
    ':has(> .sl-anchor-link, > figcaption, > .copy, > .sr-only)',
    content,
  )) {
    parent.children = parent.children.filter(
      (child) =>
        child.type !== 'element' ||
        !/\b(?:sl-anchor-link|copy|sr-only)\b/.test(String(child.properties['className'] ?? '')),
    );
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
