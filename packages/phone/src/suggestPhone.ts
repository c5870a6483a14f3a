import { isE164 } from './e164.ts';
import { type NumberingPlan, readNumberingPlan } from './numberingPlan.ts';
import type { PhoneMetadata } from './phoneMetadata.ts';

/**
 * The number that was probably meant: without invisible characters and separators, its digits in
 * ASCII, `+` instead of `00`, and without a kept trunk zero. Undefined where `value` is fine as it stands and
 * where nothing valid can be made of it; nothing is guessed from a length or a country.
 *
 * The suggestion is personal data as much as `value` is: show it, do not log it. It is for a person
 * to confirm, never to send in silence.
 *
 * @example
 * suggestPhone('+2340803 123 4567', { metadata: ngZaMetadata }) // '+2348031234567'
 * suggestPhone('+2348031234567', { metadata: ngZaMetadata }) // undefined
 */
export function suggestPhone(
  value: unknown,
  { metadata }: { readonly metadata: PhoneMetadata },
): string | undefined {
  if (typeof value !== 'string' || value.length > 64) return;
  const digits = value
    .normalize('NFKC')
    .replace(/[^+\d]/gu, '')
    .replace(/^00/u, '+');
  if (!isE164(digits)) return;
  const plan = readNumberingPlan(digits, metadata);
  if (plan?.valid) return digits === value ? undefined : digits;
  return plan && withoutTrunkZero(plan, metadata);
}

/**
 * The number without the zero after its calling code, where that makes a valid number of one that is
 * none. Countries that keep the zero abroad, such as Italy, are left alone: their numbers are valid with it.
 */
export function withoutTrunkZero(
  { callingCode, nationalNumber, valid }: NumberingPlan,
  metadata: PhoneMetadata,
): string | undefined {
  if (valid || !nationalNumber.startsWith('0')) return;
  const number = `+${callingCode}${nationalNumber.slice(1)}`;
  return readNumberingPlan(number, metadata)?.valid ? number : undefined;
}
