import type { loadPhones } from './numberingPlans.ts';

/**
 * Returns the calling code that a phone number begins with, if the number is valid under it; undefined otherwise. No
 * calling code begins with another.
 */
export function callingCodeOfPhone(
  phone: unknown,
  { checkCallingCode, findingOnPhone }: Awaited<ReturnType<typeof loadPhones>>,
): string | undefined {
  if (typeof phone !== 'string' || !/^\+\d{7,15}$/.test(phone) || findingOnPhone(phone)) return;
  const codes = [2, 3, 4].map((length) => phone.slice(0, length));
  return codes.find((code) => checkCallingCode(code, { phone }).length === 0);
}
