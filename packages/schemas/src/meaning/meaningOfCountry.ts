import { isOneEditApart } from '@passmuster/findings';
import { countryNamesIn, otherCountryNames } from '../countries/countryNamesIn.ts';
import { countryNamed, formLanguages } from '../countries/findCountry.ts';
import { foldCountryName } from '../countries/foldCountryName.ts';
import { keyOf } from './keyOf.ts';
import type { Meaning } from './meaning.ts';

/** In shorter names, one letter makes another word. */
const minLength = 5;

/**
 * Returns the ISO 3166-1 code of the country that a text means, as `findCountry` does, or by its English name with one typo.
 * Includes the countries missing from the API's list. States and provinces are looked up by country in
 * `@passmuster/kyc`. Never throws on any `text`.
 *
 * @example
 * meaningOfCountry('ng') // { value: 'NG', by: 'same' }
 * meaningOfCountry('Afrique du Sud') // { value: 'ZA', by: 'label' }
 * meaningOfCountry('Ivory Coast') // { value: 'CI', by: 'alias' }
 * meaningOfCountry('Nigeira') // { value: 'NG', by: 'typo' }
 */
export function meaningOfCountry(
  text: unknown,
  languages?: readonly string[],
): Meaning<string> | undefined {
  return countryNamed(text, languages) ?? nearCountry(text);
}

function nearCountry(text: unknown): Meaning<string> | undefined {
  if (keyOf(text) === '') return undefined;
  const name = foldCountryName(String(text));
  if (name.length < minLength) return undefined;
  const near = [...countryNamesIn('en'), ...otherCountryNames()].filter(([other]) =>
    isOneEditApart(name, other),
  );
  // As it stands, it may name another country in another language: `Tailan`, near Taiwan, is Thailand in Hausa.
  const named = formLanguages.flatMap((language) => countryNamesIn(language).get(name) ?? []);
  const [value, ...others] = new Set([...near.map(([, code]) => code), ...named]);
  if (near.length === 0 || value === undefined || others.length > 0) return undefined;
  return { value, by: 'typo' };
}
