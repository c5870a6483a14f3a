/** Returns the path of the Markdown copy of a page: `start/` has `start.md`. */
export const copyOf = (path: string): string =>
  path === '' ? 'index.md' : `${path.replace(/\/$/, '')}.md`;
