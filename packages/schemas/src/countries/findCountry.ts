import { isCountryCode } from './countryName.ts';
import { countryNamesIn } from './countryNamesIn.ts';
import { foldCountryName } from './foldCountryName.ts';

/** Languages in which people write the name of a country on a form; the first that has a name wins. */
const formLanguages: readonly string[] =
  'en fr pt pt-PT es de it nl sv da nb fi is et lv lt pl cs sk hu ro bg hr sr sl sq el tr ru uk ka hy az kk uz ar he fa ur hi bn ta th vi id ms tl km my zh ja ko sw am ha yo zu af ga mt'.split(
    ' ',
  );

/** No name of a country is longer, in any language. */
const maxLength = 100;

/** As long as an alpha-3 code, which may be a name elsewhere: NGA is Nigeria, and Vietnamese for Russia. */
const threeLetters = /^[A-Z]{3}$/;

/**
 * Returns the ISO 3166-1 code of the country that a text names, by its code or its name, in any letter case, with or
 * without accents; undefined if it names none. Reads about sixty languages unless `languages` (BCP 47) are given.
 * Includes the countries missing from the API's list. Never throws on any `text`.
 *
 * @example
 * findCountry('Afrique du Sud') // 'ZA'
 * findCountry('uk') // 'GB'
 * findCountry('Nigeira') // undefined
 */
export function findCountry(
  text: unknown,
  languages: readonly string[] = formLanguages,
): string | undefined {
  if (typeof text !== 'string' || text.length > maxLength) return undefined;
  const code = text.trim().toUpperCase();
  if (isCountryCode(code)) return code;
  const name = foldCountryName(text);
  for (const language of threeLetters.test(code) ? ['en'] : languages) {
    const found = countryNamesIn(language).get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
