/** A generated page of the site. */
export interface Page {
  /** Below `src/content/docs/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** What its list holds, if the page has a search field for it. The page is MDX then. */
  readonly filterOf?: string;
}

/** Text that is safe in Markdown: no HTML, no table cell ends. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('{', '&#123;')
    .replaceAll('|', '\\|');

/** Returns a Markdown table. Cells are Markdown. */
export const table = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heading, heading.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Text that ends as a sentence. */
export const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
