import { defineRule } from '../../rule/defineRule.ts';
import { isE164, isText } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** `phone` begins with `phone_country_code`. Whether that is a calling code needs the tables. SPEC-GAP 7. */
export const callingCodeAgrees = defineRule({
  id: 'business/calling-code-agrees',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business customer, phone_country_code'),
  gap: 7,
  message: 'phone does not begin with the calling code in phone_country_code',
  remedy: "The phone number doesn't start with this country code. Check both.",
  reads: { phone: isE164, phone_country_code: isText },
  check({ phone, phone_country_code }, { report }) {
    if (!phone.startsWith(phone_country_code)) report(['phone_country_code']);
  },
});
