import { type Finding, toFinding } from '@passmuster/findings';
import { callingCodeOf } from './callingCodeOf.ts';
import { callingCodeAgreesRule, callingCodeFormRule, callingCodeRule } from './callingCodeRules.ts';
import { isE164 } from './e164.ts';
import { hasCallingCode } from './hasCallingCode.ts';

/**
 * Returns the findings on a calling code such as `phone_country_code`, on its own and compared with `phone`. A phone
 * number that is missing or malformed is left to `checkPhone`. Countries that share +1 write it with their area code: `+1876`
 * is taken beside a number of that area.
 *
 * @example
 * checkCallingCode('+27', { phone: '+2348031234567' }).map(({ rule }) => rule) // ['phone/calling-code-agrees']
 */
export function checkCallingCode(
  callingCode: unknown,
  { phone, path = [] }: { readonly phone?: unknown; readonly path?: readonly PropertyKey[] } = {},
): readonly Finding[] {
  if (typeof callingCode !== 'string' || !/^\+[1-9]\d{0,3}$/u.test(callingCode)) {
    return [toFinding(callingCodeFormRule, path)];
  }
  // Compared whole: '+1242' begins with the code +1, but is not one.
  const own = callingCodeOf(callingCode);
  if (own === undefined) return [toFinding(callingCodeRule, path)];
  if (callingCode !== `+${own}`) {
    const isShared = own === '1' && isE164(phone) && phone.startsWith(callingCode);
    return isShared && callingCode.length === 5
      ? []
      : [toFinding(callingCodeRule, path, { callingCode: `+${own}` }, 'longer')];
  }
  const disagrees = isE164(phone) && !hasCallingCode(phone, callingCode);
  return disagrees ? [toFinding(callingCodeAgreesRule, path)] : [];
}
