import type { Option } from '@passmuster/schemas/labels';
import type { PhoneTyping } from './phoneControl.ts';

const known = new Map<string, readonly Option<string>[]>();

/**
 * Returns the countries to choose from in a phone field, each with its calling code, sorted by their names in a language; the
 * same array for the same language.
 *
 * @throws RangeError if `language` is not a language tag (BCP 47).
 * @example
 * phoneCountryOptions('en', typing)[0] // { value: 'AF', label: 'Afghanistan +93' }
 */
export function phoneCountryOptions(
  language: string,
  { phoneCountries, countryCallingCode }: PhoneTyping,
): readonly Option<string>[] {
  const found = known.get(language);
  if (found) return found;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const options = phoneCountries()
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ value, name }) => ({ value, label: `${name} ${countryCallingCode(value)}` }));
  if (known.size < 100) known.set(language, options);
  return options;
}
