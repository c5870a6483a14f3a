import { closest } from '@passmuster/findings';
import { countryCodes } from '@passmuster/schemas/countries';
import { meaningOfChoice, meaningOfCountry } from '@passmuster/schemas/meaning';
import { choiceLabels } from './choiceLabels.ts';
import { choicesOf } from './choicesOf.ts';
import { customerLabels } from './customerLabels.ts';

/** Shorter texts are part of too many names; longer ones are not names. */
const [minLength, maxLength] = [4, 100];

/** The names of each list, computed once: a column may have thousands of texts that are in none. */
const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** Returns the values of a list by their names in every language of the program. */
function namesOf(options: readonly string[]): ReadonlyMap<string, string> {
  const names =
    known.get(options) ??
    new Map(
      customerLabels.flatMap((labels) =>
        [...choicesOf(options, labels)].map(([value, label]) => [label, value] as const),
      ),
    );
  known.set(options, names);
  return names;
}

/** Returns the value of the name that is closest to a text; undefined if the text is a part of several names. */
function nearest(options: readonly string[], text: string): string | undefined {
  const values = namesOf(options);
  const [first, ...others] = closest(text, [...values.keys()]);
  const isPart = (name: string): boolean => name.toLowerCase().includes(text.toLowerCase());
  const value = first === undefined ? undefined : values.get(first);
  const isUnclear = others.some((name) => isPart(name) && values.get(name) !== value);
  return isUnclear ? undefined : value;
}

/**
 * Returns the value of a closed list that a text most likely means; undefined if none is close. It may be wrong: a person is
 * asked, and nothing is changed.
 *
 * @example
 * closestChoice(countryCodes, 'Nigerria') // 'NG'
 */
export function closestChoice(options: readonly string[], text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > maxLength) return undefined;
  const meant =
    options === countryCodes
      ? meaningOfCountry(trimmed)?.value
      : meaningOfChoice(options, trimmed, choiceLabels)?.value;
  if (meant !== undefined && options.includes(meant)) return meant;
  return trimmed.length < minLength ? undefined : nearest(options, trimmed);
}
