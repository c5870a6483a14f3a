import { type Result, toFinding } from '@passmuster/findings';
import { isE164, whyNotE164 } from './e164.ts';
import { type NumberingPlan, readNumberingPlan } from './numberingPlan.ts';
import { type PhoneMetadata, requireMetadata } from './phoneMetadata.ts';
import { withoutTrunkZero } from './suggestPhone.ts';

/** A number that the API accepts, and what is known about it. */
export interface PhoneNumber {
  /** E.164: `+` and 2 to 15 digits, exactly as it was passed. */
  readonly number: string;
  /** `undefined` if the metadata does not cover the calling code. */
  readonly plan?: NumberingPlan;
  /** The number without its trunk zero, if one was kept. Personal data, like `number`. */
  readonly suggestion?: string;
}

/**
 * Returns a number that the API accepts, or why it does not: only the pattern of the specification decides. A number
 * that no plan assigns still has a value, with `plan.valid` false, because numbering plans change.
 *
 * @throws {TypeError} if `metadata` is missing
 * @example
 * const { value } = parsePhone('+2348031234567', { metadata: ngZaMetadata });
 * value?.plan?.region // 'NG'
 */
export function parsePhone(
  value: unknown,
  options: { readonly metadata: PhoneMetadata },
): Result<PhoneNumber> {
  requireMetadata(options);
  const { metadata } = options;
  if (!isE164(value)) return { findings: [toFinding(whyNotE164(value), [])] };
  const plan = readNumberingPlan(value, metadata);
  const suggestion = plan && withoutTrunkZero(plan, metadata);
  return { value: { number: value, ...(plan && { plan }), ...(suggestion && { suggestion }) } };
}
