/**
 * Returns the places whose key was seen before, each with the first place that has it. Undefined keys
 * are skipped.
 *
 * @example
 * repeats(['a', 'b', 'a']) // [[2, 0]]
 */
export function repeats(keys: readonly (string | undefined)[]): [place: number, first: number][] {
  const firsts = new Map<string, number>();
  return keys.flatMap((key, place) => {
    if (key === undefined) return [];
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, place);
    return first === undefined ? [] : [[place, first]];
  });
}

/** Returns text without whitespace and in one letter case, to compare; undefined for blank text and other values. */
export function foldedText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.toLowerCase().replace(/\s/gu, '') : '';
  return text === '' ? undefined : text;
}
