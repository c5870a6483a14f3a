import { isE164 } from './e164.ts';
import { type NumberingPlan, readNumberingPlan } from './numberingPlan.ts';
import { type PhoneMetadata, requireMetadata } from './phoneMetadata.ts';
import { withBeninPrefix, withoutSecondCode } from './renumberedPhone.ts';

/**
 * Returns the number that was probably meant: without invisible characters, separators, a kept trunk zero and a
 * second calling code, with ASCII digits, `+` instead of `00` and the `01` of Benin. Returns `undefined` if `value` is
 * correct or cannot be corrected this way; no digit is guessed.
 *
 * The suggestion is personal data like `value`: show it, do not log it, and let a person confirm it.
 *
 * @throws {TypeError} if `metadata` is missing
 * @example
 * suggestPhone('+2340803 123 4567', { metadata: ngZaMetadata }) // '+2348031234567'
 * suggestPhone('+2348031234567', { metadata: ngZaMetadata }) // undefined
 */
export function suggestPhone(
  value: unknown,
  options: { readonly metadata: PhoneMetadata },
): string | undefined {
  requireMetadata(options);
  const { metadata } = options;
  if (typeof value !== 'string' || value.length > 64) return;
  const digits = value
    .normalize('NFKC')
    .replace(/[^+\d]/gu, '')
    .replace(/^00/u, '+');
  if (!isE164(digits)) return;
  const plan = readNumberingPlan(digits, metadata);
  if (plan?.valid) return digits === value ? undefined : digits;
  return (
    plan &&
    (withoutTrunkZero(plan, metadata) ??
      withoutSecondCode(plan, metadata) ??
      withBeninPrefix(plan, metadata))
  );
}

/**
 * Returns the number without the zero after its calling code, if only that makes it valid. Numbers of countries that
 * keep the zero abroad, such as Italy, are valid with it.
 */
export function withoutTrunkZero(
  { callingCode, nationalNumber, valid }: NumberingPlan,
  metadata: PhoneMetadata,
): string | undefined {
  if (valid || !nationalNumber.startsWith('0')) return;
  const number = `+${callingCode}${nationalNumber.slice(1)}`;
  return readNumberingPlan(number, metadata)?.valid ? number : undefined;
}
