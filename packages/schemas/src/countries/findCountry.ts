import { isOneEditApart } from '@passmuster/findings';
import { isWellFormedText } from '../scalar/isWellFormedText.ts';
import { isCountryCode } from './countryName.ts';
import { countryNamesIn, otherCountryNames } from './countryNamesIn.ts';
import { foldCountryName } from './foldCountryName.ts';

/** Languages in which people write the name of a country on a form; the first that has a name wins. */
export const formLanguages: readonly string[] =
  'en fr pt pt-PT es de it nl sv da nb fi is et lv lt pl cs sk hu ro bg hr sr sl sq el tr ru uk ka hy az kk uz ar he fa ur hi bn ta th vi id ms tl km my zh ja ko sw am ha yo zu af ga mt'.split(
    ' ',
  );

/** Where nobody says in which language a name is, these are expected; `Nigera` is rather Nigeria than Latvian for Niger. */
const expectedLanguages: ReadonlySet<string> = new Set(['en', 'fr', 'pt', 'pt-PT']);

/** No name of a country is longer, in any language. */
const maxLength = 100;

/** What stands between spaces and punctuation: a code is the only one. */
const words = /[\p{L}\p{N}]+/gu;

/** As long as an alpha-3 code, which may be a name elsewhere: NGA is Nigeria, and Vietnamese for Russia. */
const threeLetters = /^[A-Z]{3}$/;

/**
 * Returns the country that a text names, and by what: its code, a name in one of the languages, or another name, which
 * counts as English.
 */
export function countryNamed(
  text: unknown,
  languages: readonly string[] = formLanguages,
): { readonly value: string; readonly by: 'same' | 'label' | 'alias' } | undefined {
  if (typeof text !== 'string' || text.length > maxLength || !isWellFormedText(text)) return;
  // Not folded: without its accent, Bỉ, Belgium in Vietnamese, is the code of Burundi.
  const [word = '', ...others] = text.match(words) ?? [];
  const code = others.length === 0 ? word.toUpperCase() : '';
  if (isCountryCode(code)) return { value: code, by: 'same' };
  const name = foldCountryName(text);
  for (const language of threeLetters.test(code) ? ['en'] : languages) {
    const named = namedIn(language, name);
    if (named === undefined) continue;
    const isExpected = languages !== formLanguages || expectedLanguages.has(language);
    return isExpected || !isNearAnother(name, named.value) ? named : undefined;
  }
  return undefined;
}

function namedIn(language: string, name: string) {
  const labeled = countryNamesIn(language).get(name);
  if (labeled !== undefined) return { value: labeled, by: 'label' as const };
  const other = language === 'en' ? otherCountryNames().get(name) : undefined;
  return other === undefined ? undefined : { value: other, by: 'alias' as const };
}

/** Returns true if a name may as well be the English name of another country with a typo. */
const isNearAnother = (name: string, code: string): boolean =>
  [...countryNamesIn('en')].some(([other, of]) => of !== code && isOneEditApart(name, other));

/**
 * Returns the ISO 3166-1 code of the country that a text names, by its code or its name, in any letter case, with or
 * without accents; undefined if it names none. Reads about sixty languages unless `languages` (BCP 47) are given; of those, a name
 * that may be the English one of another country with a typo names none, such as `Nigera`.
 * Includes the countries missing from the API's list. Never throws on any `text`. `meaningOfCountry` of
 * `@passmuster/schemas/meaning` says how it was named, and allows one typo.
 *
 * @example
 * findCountry('Afrique du Sud') // 'ZA'
 * findCountry('uk') // 'GB'
 * findCountry('Nigeira') // undefined
 */
export const findCountry = (text: unknown, languages?: readonly string[]): string | undefined =>
  countryNamed(text, languages)?.value;
