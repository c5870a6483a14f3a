import type { Filter } from '../../src/components/filter.ts';

/** A generated page of the site. */
export interface Page {
  /** Below `src/content/docs/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** What its list contains, if the page has a search field for it. The page is then MDX. */
  readonly filterOf?: string;
  /** By which its list can be narrowed, and the values of each row. */
  readonly filters?: {
    readonly filters: readonly Filter[];
    readonly rows: readonly Readonly<Record<string, readonly string[]>>[];
  };
  /** The pages before and after it, if the sidebar doesn't say which. */
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** A link to a page of the site. */
export interface PageLink {
  /** From the root of the site. */
  readonly link: string;
  readonly label: string;
}

/** Returns text that is safe in Markdown: it contains no HTML and ends no table cell. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('{', '&#123;')
    .replaceAll('|', '\\|');

/** Returns text whose signs mean nothing in MDX. */
const plain = (text: string): string =>
  text.replace(/[\\*_[\]{}<>&|`~]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Returns text as code in MDX, as an expression: Markdown would read the backslashes of a pattern. Braces and backticks are
 * escaped in it, since the end of an expression is found by counting them.
 */
export const code = (text: string): string =>
  `<code>{${JSON.stringify(text).replace(/[{}`]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)}}</code>`;

/** Returns text for MDX in which parts in backticks are code, and so are options: Markdown would write their hyphens as a dash. */
export const withCode = (text: string): string =>
  text
    .split(/(`[^`]*`|(?<![\w-])--[a-z][a-z-]*)/)
    .map((part, i) => (i % 2 === 0 ? plain(part) : code(part.replace(/^`(.*)`$/s, '$1'))))
    .join('');

/** Returns a Markdown table. Cells are Markdown. */
export const table = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heading, heading.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Returns text that ends with a period. */
export const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Returns a link to a gap on the page of the specification. */
export const gapLink = (gap: number): string =>
  `<a href="/specification/#gap-${gap}">gap ${gap}</a>`;

/** Returns text in which every mention of a gap, such as `SPEC-GAP 6`, is a link. */
export const gapLinks = (text: string): string =>
  text.replace(
    /SPEC-GAP (\d+)((?:(?:,| to| and) \d+)*)/g,
    (_, first: string, more: string) =>
      gapLink(Number(first)) +
      more.replace(/\d+/g, (gap) => `<a href="/specification/#gap-${gap}">${gap}</a>`),
  );

/** Returns the body of an MDX page that lists the pages of its folder. */
export const pageList = (folder: string, intro: string): string =>
  `import PageList from '../../../components/PageList.astro';\n\n${intro}\n\n<PageList folder="${folder}" />`;
