import { countryName } from '@passmuster/schemas/countries';
import type { Option } from '../../ui/Options.tsx';
import type { PhoneNumbers } from './usePhoneText.ts';

const sorted = new Map<string, readonly Option[]>();

/** Returns the countries with their codes, sorted by their names in a language. Territories without a code of ISO 3166-1 have names too. */
export function countryCodesIn(
  language: string,
  { phoneCountries, callingCode }: PhoneNumbers,
): readonly Option[] {
  const known = sorted.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const options = phoneCountries()
    .map((code) => ({ code, name: countryName(code, language) ?? names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ code, name }) => ({ value: code, label: `${name} ${callingCode(code)}` }));
  sorted.set(language, options);
  return options;
}
