/** An object of a PDF that is a page tree. Source: ISO 32000-1, 7.7.3.2. */
const treeStart = /\/Type\s*\/Pages\b/gu;
/** Letters on both sides of its type in which a page tree is read: enough for a list of a thousand pages. */
const reach = 16_000;

/**
 * Returns the number of pages that a PDF, read as Latin letters, states at the root of its page tree.
 * Undefined if it states none in plain text, as in a PDF with compressed objects.
 */
export function pdfPages(text: string): number | undefined {
  let pages: number | undefined;
  for (const { index } of text.matchAll(treeStart)) {
    const before = text.slice(Math.max(0, index - reach), index);
    const after = text.slice(index, index + reach);
    const tree = before.slice(before.lastIndexOf(' obj') + 1) + after.split('endobj', 1)[0];
    const [, count] = /\/Count\s+(\d{1,6})\b/u.exec(tree) ?? [];
    // A later root replaces an earlier one: a changed PDF is written at its end.
    if (count !== undefined && !/\/Parent\b/u.test(tree)) pages = Number(count);
  }
  return pages;
}
