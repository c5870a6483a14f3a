import { type CountryCode, countryCodes } from '../codes/countryCode.ts';
import { countryName } from './countryName.ts';

/** A country for a select. */
export interface CountryOption {
  readonly value: CountryCode;
  readonly label: string;
}

/**
 * The countries the API lists (195), named in a language and sorted as that language sorts.
 *
 * @throws RangeError where `locale` is no language tag (BCP 47).
 * @example
 * countryOptions('en')[0] // { value: 'AF', label: 'Afghanistan' }
 */
export function countryOptions(locale: string = 'en'): readonly CountryOption[] {
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: countryName(value, locale) ?? value }))
    .sort((a, b) => compare(a.label, b.label));
}
