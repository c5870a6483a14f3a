import { propertyAt } from '@passmuster/findings';
import { callingCodeOf } from '@passmuster/phone';

/** Returns a body with the calling code of its phone number, unless it has one or the number begins with none. */
export function withCallingCode(draft: unknown): unknown {
  const code = callingCodeOf(propertyAt(draft, 'phone'));
  if (code === undefined || propertyAt(draft, 'phone_country_code') !== undefined) return draft;
  return { ...Object(draft), phone_country_code: `+${code}` };
}
