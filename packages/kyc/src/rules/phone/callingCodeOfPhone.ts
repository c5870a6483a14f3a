import { countryOf } from '../../rule/countryOf.ts';
import { shortText } from '../../rule/shortText.ts';
import type { loadPhones } from './numberingPlans.ts';

type Phones = Awaited<ReturnType<typeof loadPhones>>;

/**
 * Returns the calling code that a phone number begins with, if the number is valid under it; undefined otherwise. No
 * calling code begins with another.
 */
export function callingCodeOfPhone(
  phone: unknown,
  { checkCallingCode, findingOnPhone }: Phones,
): string | undefined {
  if (typeof phone !== 'string' || !/^\+\d{7,15}$/.test(phone) || findingOnPhone(phone)) return;
  const codes = [2, 3, 4].map((length) => phone.slice(0, length));
  return codes.find((code) => checkCallingCode(code, { phone }).length === 0);
}

/**
 * Returns the calling code that a phone number begins with, if it is also that of the country where the business is
 * registered; undefined otherwise.
 */
export function callingCodeOfBusiness(
  phone: unknown,
  country: unknown,
  phones: Phones,
): string | undefined {
  const code = callingCodeOfPhone(phone, phones);
  const registered = phones.callingCodeOfCountry(countryOf(shortText(country)));
  return code === registered ? code : undefined;
}
