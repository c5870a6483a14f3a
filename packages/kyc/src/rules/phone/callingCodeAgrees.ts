import { callingCodeAgreesRule } from '@passmuster/phone/rules';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isE164, isText } from '../../rule/guards.ts';
import { callingCodeOfBusiness } from './callingCodeOfPhone.ts';
import { loadPhones, numberingPlans } from './numberingPlans.ts';

/**
 * `phone` begins with `phone_country_code`. The code is fixed only if the country of registration confirms the number:
 * otherwise the number may be the wrong one. SPEC-GAP 7.
 */
export const callingCodeAgrees = defineRule({
  ...callingCodeAgreesRule,
  preset: 'recommended',
  data: [numberingPlans],
  load: loadPhones,
  reads: { phone: isE164, phone_country_code: isText, 'registered_address.country': isAnything },
  check({ phone, phone_country_code: code }, { report, table }) {
    const [finding] = table.checkCallingCode(code, { phone });
    if (finding?.rule === callingCodeAgreesRule.id) report(['phone_country_code']);
  },
  fix({ phone, 'registered_address.country': country }, { table }) {
    const value = callingCodeOfBusiness(phone, country, table);
    return value === undefined ? [] : [{ path: ['phone_country_code'], value }];
  },
});
