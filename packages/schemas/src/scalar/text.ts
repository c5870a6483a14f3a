import { formatText } from '@passmuster/findings';
import * as v from 'valibot';
import { isWellFormedText } from './isWellFormedText.ts';
import { string } from './string.ts';
import { charactersText, maxCharactersText, requiredText } from './texts.ts';

export const wellFormed = v.check(isWellFormedText, charactersText.remedy);

/** Limits text to `max` Unicode code points. */
/* @__NO_SIDE_EFFECTS__ */
const maxCharacters = (max: number) =>
  v.maxCodePoints<string, number, string>(
    max,
    formatText(maxCharactersText.remedy, { limit: max }),
  );

/** Any text, even empty: the specification sets no minimum length. SPEC-GAP 10. */
export const TextSchema = v.pipe(string, wellFormed);

/** Returns text of at most `max` Unicode code points, or empty. */
/* @__NO_SIDE_EFFECTS__ */
export function textUpTo(max: number) {
  return v.pipe(string, wellFormed, maxCharacters(max));
}

/** Returns text of 1 to `max` Unicode code points. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredTextUpTo(max: number) {
  return v.pipe(string, wellFormed, v.nonEmpty(requiredText.remedy), maxCharacters(max));
}
