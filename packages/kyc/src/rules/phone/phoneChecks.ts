import type { Finding } from '@passmuster/findings';
import { checkPhone, isE164, suggestPhone } from '@passmuster/phone';
import { maxMetadata as metadata } from '@passmuster/phone/max';

export { checkCallingCode } from '@passmuster/phone';

/**
 * Returns the finding of `@passmuster/phone` on a phone number; undefined if there is none, or if the schema refuses the number.
 * In a file of its own with all checks of that package, so that bundlers load them with the numbering plans.
 */
export const findingOnPhone = (phone: unknown): Finding | undefined =>
  isE164(phone) ? checkPhone(phone, { metadata })[0] : undefined;

/** Returns the calling code of a country, with its plus sign; undefined for a country without one. */
export function callingCodeOfCountry(country: string | undefined): string | undefined {
  const { countries } = metadata;
  const plan = countries[country as keyof typeof countries];
  return plan && `+${plan[0]}`;
}

/** Returns the phone number that was meant, if it is certain: with other separators, or without a kept trunk zero. */
export const suggestionFor = (phone: unknown): string | undefined =>
  suggestPhone(phone, { metadata });
