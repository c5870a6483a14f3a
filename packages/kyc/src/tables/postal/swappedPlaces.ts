import type { SubdivisionMatch } from '../subdivision/findSubdivision.ts';
import { checkPostalCode, hasPostalCodeForm } from './checkPostalCode.ts';
import { hasClosedStates } from './closedStates.ts';

/** Countries whose states have no cities of the same name, or only those that are listed. */
const cityStates: Readonly<Record<string, readonly string[]>> = {
  AT: ['AT-9', 'AT-5'],
  AU: [],
  BR: ['BR-SP', 'BR-RJ'],
  CA: ['CA-QC'],
  DE: ['DE-BE', 'DE-HB', 'DE-HH'],
  IN: ['IN-DL', 'IN-CH', 'IN-PY', 'IN-GA'],
  US: ['US-NY', 'US-WA', 'US-DC', 'US-OK', 'US-IA', 'US-KS', 'US-IN', 'US-UT', 'US-MO'],
  ZA: [],
};

const isPostalCode = (text: string, country: string): boolean =>
  /\d{2}/.test(text) && hasPostalCodeForm(country) && checkPostalCode(country, text) === undefined;

const isPlace = (text: string): boolean => /^[^\d]{3,}$/.test(text);

/** Returns true if a postal code stands in the field of a place, and the place in the field of the postal code. */
export const isPostalCodeBeside = (place: string, code: string, country: string): boolean =>
  isPlace(code) && isPostalCode(place, country) && !isPostalCode(code, country);

/** Returns true if a city stands in the field of the street, and a street with its number in the field of the city. */
export function isCityBeside(street: string, city: string, country: string): boolean {
  const [, number = ''] = /^(\d{1,4}[a-z]?),? \p{L}+\.? \p{L}+/iu.exec(city) ?? [];
  const isStreet = number !== '' && !isPostalCode(number, country);
  return isStreet && isPlace(street) && street.split(/\s+/).length <= 2;
}

/** Returns the state that a code or name stands for in a country. */
type FindState = (country: string, text: string) => SubdivisionMatch | undefined;

/** Returns a function that says whether a postal code stands in the field of the state, and the code of a state in its field. */
export const postalCodeBesideStateIn =
  (findState: FindState) =>
  (state: string, code: string, country: string): boolean =>
    isPostalCodeBeside(state, code, country) ||
    (hasClosedStates(country) &&
      findState(country, code)?.by === 'code' &&
      isPostalCode(state, country) &&
      !isPostalCode(code, country));

/** Returns a function that says whether a state stands in the field of the city, and a city in the field of the state. */
export const stateBesideIn =
  (findState: FindState) =>
  (city: string, state: string, country: string): boolean => {
    const cities = cityStates[country];
    if (!isPlace(state)) return false;
    const named = findState(country, city);
    // A code is not a city: `TX` beside `Lubbock`.
    const isCode = named?.by === 'code' && city.length <= 3 && hasClosedStates(country);
    const isName = named?.by === 'code' || named?.by === 'name';
    const areLong = city.length > 3 && state.length > 3;
    if (!isCode && !(isName && areLong && cities && !cities.includes(named.code))) return false;
    const other = findState(country, state);
    return other?.by === 'none' && other.closest === undefined;
  };
