import { checkPhone, isE164 } from '@passmuster/phone';
import { maxMetadata as metadata } from '@passmuster/phone/max';

export { callingCodeOf } from '@passmuster/phone';

/**
 * Returns the id of the rule that a phone number breaks, if any. Numbers that the schema refuses break none.
 * In a file of its own with everything of `@passmuster/phone`, so that bundlers load both with the numbering plans.
 */
export const brokenPhoneRule = (phone: unknown): string | undefined =>
  isE164(phone) ? checkPhone(phone, { metadata })[0]?.rule : undefined;
