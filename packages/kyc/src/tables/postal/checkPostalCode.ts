import { tablePattern } from '../lookup/tablePattern.ts';
import { postalAreas } from './postalAreas.generated.ts';
import { postalCodes } from './postalCodes.generated.ts';

export { postalAreas, postalAreasVersion } from './postalAreas.generated.ts';
export { postalCodesVersion } from './postalCodes.generated.ts';
export { postBoxAlone } from './postBox.ts';

/** `none`: the country has no postcodes. `form`: the text does not have the form of its postcodes. */
export type PostalCodeProblem = 'none' | 'form';

/**
 * Distinguishing signs of vehicles that people write before postal codes, unlike the ISO codes of their countries.
 * Source: Convention on Road Traffic, distinguishing signs notified to the UN.
 */
const vehicleSigns: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LI: 'FL',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  SI: 'SLO',
};

const upper = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/** Returns a postcode without the code of its country in front, as in `LT-01100`, `L - 1931` or `AZ1000`. */
function withoutCountry(country: string, code: string): string {
  const [sign = '', rest] = /^([A-Z]{1,3})(?: ?- ?| )?(?=\d)(.*)$/.exec(code)?.slice(1) ?? [];
  return rest !== undefined && (sign === country || sign === vehicleSigns[country]) ? rest : code;
}

/**
 * Returns the problem of a postcode; undefined if it has the form of the country, or if no form is on
 * record. Letter case, surrounding spaces and the code of the country in front do not matter.
 */
export function checkPostalCode(country: string, text: string): PostalCodeProblem | undefined {
  const form = Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined;
  if (form === undefined) return undefined;
  if (form === null) return 'none';
  const pattern = tablePattern(`^(?:${form})$`);
  const code = upper(text).slice(0, 20);
  return pattern.test(code) || pattern.test(withoutCountry(country, code)) ? undefined : 'form';
}

/** Returns true if the form of the postal codes of a country is on record. */
export const hasPostalCodeForm = (country: string): boolean =>
  Object.hasOwn(postalCodes, country) && postalCodes[country] !== null;

/**
 * Returns how many digits the postcodes of a country have; undefined if they have letters or more than one length, or if no
 * form is on record.
 *
 * @example
 * digitsOfPostalCode('DE') // 5
 */
export function digitsOfPostalCode(country: string): number | undefined {
  const form = (Object.hasOwn(postalCodes, country) && postalCodes[country]) || '';
  const [digits = ''] = /^(?:\\d(?:\{\d\})?|\[\d-\d\]|\d|\[ -\]\?| \?|-)+$/.exec(form) ?? [];
  const parts = digits.matchAll(/(?:\\d|\[\d-\d\]|\d)(?:\{(\d)\})?/g);
  const count = [...parts].reduce((sum, [, times = '1']) => sum + Number(times), 0);
  return count === 0 ? undefined : count;
}

/** Postcodes of public offices, where a number of digits doesn't say the form. */
const examples: Readonly<Record<string, string>> = {
  AD: 'AD500',
  AR: 'C1070AAM',
  BN: 'BB3510',
  BR: '70002-900',
  CA: 'K1A 0B1',
  CL: '834-0457',
  GB: 'SW1A 1AA',
  IE: 'D02 A272',
  IL: '9614303',
  IR: '11936-12345',
  JP: '100-0001',
  MT: 'VLT 1117',
  NL: '2511 CB',
  PL: '00-940',
  PT: '1600-100',
  SZ: 'H100',
  US: '20500',
};

/**
 * Returns a postcode of a country that shows its form; undefined if its number of digits describes it, or if none is on
 * record.
 *
 * @example
 * exampleOfPostalCode('GB') // 'SW1A 1AA'
 */
export const exampleOfPostalCode = (country: string): string | undefined =>
  Object.hasOwn(examples, country) ? examples[country] : undefined;

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
 * Returns whether the postcode begins like those of a subdivision, or of a city by its country and folded name; undefined if
 * its area is not on record.
 *
 * @example
 * isPostalCodeOf('US-NY', '10001') // true
 * isPostalCodeOf('DE munchen', '10115') // false
 */
export function isPostalCodeOf(
  place: string,
  text: string,
  areas: Readonly<Record<string, string>> = postalAreas,
): boolean | undefined {
  const area = Object.hasOwn(areas, place) ? areas[place] : undefined;
  if (area === undefined) return undefined;
  const code = withoutCountry(place.slice(0, 2), upper(text).slice(0, 20));
  return tablePattern(`^(?:${area})`).test(code);
}
