import { tablePattern } from '../lookup/tablePattern.ts';
import { postalAreas } from './postalAreas.generated.ts';
import { postalCodes } from './postalCodes.generated.ts';

export { postalAreasVersion } from './postalAreas.generated.ts';
export { postalCodesVersion } from './postalCodes.generated.ts';

/** `none`: the country has no postcodes. `form`: the text does not have the form of its postcodes. */
export type PostalCodeProblem = 'none' | 'form';

const upper = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/**
 * Returns what is wrong with a postcode; undefined if it has the form of the country, or if no form is on
 * record. Letter case and surrounding spaces do not matter.
 */
export function checkPostalCode(country: string, text: string): PostalCodeProblem | undefined {
  const form = Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined;
  if (form === undefined) return undefined;
  if (form === null) return 'none';
  return tablePattern(`^(?:${form})$`).test(upper(text).slice(0, 20)) ? undefined : 'form';
}

/**
 * Returns the countries among `candidates` whose postcodes have the form of `text`; none if `text` has no
 * letters, because digits alone could belong to any country.
 */
export const countriesOfPostalCode = (
  text: string,
  candidates: readonly string[],
): readonly string[] =>
  /\p{L}/u.test(text)
    ? candidates.filter(
        (country) => postalCodes[country] && checkPostalCode(country, text) === undefined,
      )
    : [];

/**
 * Returns whether the postcode begins like those of the subdivision; undefined for countries other than the US,
 * CA, AU, BR and MX.
 *
 * @example
 * isPostalCodeOf('US-NY', '10001') // true
 */
export function isPostalCodeOf(subdivision: string, text: string): boolean | undefined {
  const area = Object.hasOwn(postalAreas, subdivision) ? postalAreas[subdivision] : undefined;
  return area === undefined
    ? undefined
    : tablePattern(`^(?:${area})`).test(upper(text).slice(0, 20));
}
