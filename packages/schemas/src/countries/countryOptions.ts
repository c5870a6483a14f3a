import { type CountryCode, countryCodes } from '../codes/countryCode.generated.ts';
import { countryName } from './countryName.ts';

/** A country for a select. */
export interface CountryOption {
  readonly value: CountryCode;
  readonly label: string;
}

/**
 * Returns the 195 countries of the API's list as options, with names and order of a language.
 *
 * @throws RangeError if `locale` is not a language tag (BCP 47).
 * @example
 * countryOptions('en')[0] // { value: 'AF', label: 'Afghanistan' }
 */
export function countryOptions(locale: string = 'en'): readonly CountryOption[] {
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: countryName(value, locale) ?? value }))
    .sort((a, b) => compare(a.label, b.label));
}
