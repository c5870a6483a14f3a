import { isOneEditApart } from '@passmuster/findings';
import { countryNamesIn, foldCountryName } from '@passmuster/schemas/countries';

/** In shorter names, one letter makes another word. */
const minLength = 5;

/**
 * Returns the code of the only country whose English name is one slip of the hand away from a text.
 *
 * @example
 * nearCountry('Nigeira') // 'NG'
 */
export function nearCountry(text: string): string | undefined {
  const name = foldCountryName(text);
  if (name.length < minLength) return undefined;
  const near = [...countryNamesIn('en')].filter(([other]) => isOneEditApart(name, other));
  const [code, ...others] = new Set(near.map(([, code]) => code));
  return others.length > 0 ? undefined : code;
}
