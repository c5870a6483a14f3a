const list = (count: number, element: string): string =>
  `[${`${element},`.repeat(count - 1)}${element}]`;

/** The outer list of a body, its elements, and the list inside each of them. */
export type Lists = readonly [outer: string, inner: string];

/** JSON of 1,000,000 elements: in one list, and in 1,000 lists. */
export const sizes: Readonly<Record<string, (lists: Lists) => string>> = {
  '1 x 1,000,000': ([outer]) => `"${outer}":${list(1_000_000, '{}')}`,
  '1,000 x 1,000': ([outer, inner]) =>
    `"${outer}":${list(1_000, `{"${inner}":${list(1_000, '{}')}}`)}`,
};
