import { foldText } from '@passmuster/findings';

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

/** Returns the letters and digits of a name or number, to compare it; undefined if there are none. */
export const foldedText = (value: unknown): string | undefined =>
  (typeof value === 'string' && foldText(value, '')) || undefined;

/** Returns an email address to compare: its punctuation and accents tell two mailboxes apart. Undefined if it is blank. */
export const mailboxOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.toLowerCase().replace(/\s/gu, '')) || undefined;
