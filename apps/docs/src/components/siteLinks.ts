/** The parts of the site that the header and the start page name, with their paths. */
export const siteLinks: readonly (readonly [label: string, path: string])[] = [
  ['Guides', '/guides/'],
  ['Rules', '/rules/'],
  ['API', '/operations/'],
  ['Reference', '/reference/'],
  ['Playground', '/playground/'],
];
