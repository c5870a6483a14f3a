/** Returns the names of a subdivision with the parts of its formal name that people write alone, each once. */
export const shortNamesOf = (names: readonly string[]): readonly string[] => [
  ...new Set([...names, ...shortNames(names[0] ?? '')]),
];

/** Returns the parts of a formal name that people write alone: `Asturias` of `Asturias, Principado de`. */
function shortNames(name: string): string[] {
  const [, outside = '', inside = ''] = /^(.*\S) ?\(([^)]+)\)$/.exec(name) ?? [];
  const isPlace = inside !== '' && !/^(?:EH|EH-partial|[a-z, ]+)$/.test(inside);
  const [before, after] = name.split(', ');
  return [
    ...(outside === '' ? [] : [outside]),
    ...(isPlace ? [inside] : []),
    ...(after === undefined || before === undefined ? [] : [before, `${after} ${before}`]),
    ...(name.includes('/') ? name.split('/').map((part) => part.trim()) : []),
  ].filter((short) => short !== '');
}
