import { type NumberingPlan, readNumberingPlan } from './numberingPlan.ts';
import type { PhoneMetadata } from './phoneMetadata.ts';

/** Returns the number without its second calling code, if it begins with two and only that makes it valid. */
export function withoutSecondCode(
  { callingCode, nationalNumber, valid }: NumberingPlan,
  metadata: PhoneMetadata,
): string | undefined {
  if (valid || !nationalNumber.startsWith(callingCode)) return;
  const number = `+${nationalNumber}`;
  return readNumberingPlan(number, metadata)?.valid ? number : undefined;
}

/**
 * Returns a number of Benin with the `01` that was put before all eight digits on 2024-11-30, if it lacks them.
 * Source: ARCEP Bénin, national numbering plan of ten digits, as published by Google libphonenumber.
 */
export function withBeninPrefix(
  { callingCode, nationalNumber, valid }: NumberingPlan,
  metadata: PhoneMetadata,
): string | undefined {
  if (valid || callingCode !== '229' || nationalNumber.length !== 8) return;
  const number = `+22901${nationalNumber}`;
  return readNumberingPlan(number, metadata)?.valid ? number : undefined;
}
