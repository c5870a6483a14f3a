/** A page above the current one. */
export interface Crumb {
  readonly path: string;
  readonly title: string;
}

/** Returns the pages above a page that exist, the outermost first. */
export function crumbsOf(id: string, titles: ReadonlyMap<string, string>): readonly Crumb[] {
  const parts = id.split('/');
  return parts.slice(0, -1).flatMap((_, i): readonly Crumb[] => {
    const path = parts.slice(0, i + 1).join('/');
    const title = titles.get(path);
    return title === undefined ? [] : [{ path, title }];
  });
}
