import { type Result, toFinding } from '@passmuster/findings';
import { isE164, whyNotE164 } from './e164.ts';
import { type NumberingPlan, readNumberingPlan } from './numberingPlan.ts';
import type { PhoneMetadata } from './phoneMetadata.ts';
import { withoutTrunkZero } from './suggestPhone.ts';

/** A number the API takes, and what is known of it. */
export interface PhoneNumber {
  /** E.164: `+` and 2 to 15 digits, exactly as it was passed. */
  readonly number: string;
  /** Absent where the metadata does not cover the calling code. */
  readonly plan?: NumberingPlan;
  /** The number probably meant, where a trunk zero was kept. Personal data, as `number` is. */
  readonly suggestion?: string;
}

/**
 * A number as the API takes it: the pattern of the specification decides, and nothing else.
 * A number that no plan assigns still has a value, with `plan.valid` false: numbering plans age.
 *
 * @example
 * const { value } = parsePhone('+2348031234567', { metadata: ngZaMetadata });
 * value?.plan?.region // 'NG'
 */
export function parsePhone(
  value: unknown,
  { metadata }: { readonly metadata: PhoneMetadata },
): Result<PhoneNumber> {
  if (!isE164(value)) return { findings: [toFinding(whyNotE164(value), [])] };
  const plan = readNumberingPlan(value, metadata);
  const suggestion = plan && withoutTrunkZero(plan, metadata);
  return { value: { number: value, ...(plan && { plan }), ...(suggestion && { suggestion }) } };
}
