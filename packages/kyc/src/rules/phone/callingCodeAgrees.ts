import { callingCodeAgreesRule } from '@passmuster/phone/rules';
import { defineRule } from '../../rule/defineRule.ts';
import { isE164, isText } from '../../rule/guards.ts';
import { callingCodeOfPhone } from './callingCodeOfPhone.ts';
import { loadPhones, numberingPlans } from './numberingPlans.ts';

/** `phone` begins with `phone_country_code`. SPEC-GAP 7. */
export const callingCodeAgrees = defineRule({
  ...callingCodeAgreesRule,
  preset: 'recommended',
  data: [numberingPlans],
  load: loadPhones,
  reads: { phone: isE164, phone_country_code: isText },
  check({ phone, phone_country_code: code }, { report, table }) {
    const [finding] = table.checkCallingCode(code, { phone });
    if (finding?.rule === callingCodeAgreesRule.id) report(['phone_country_code']);
  },
  fix({ phone }, { table }) {
    const value = callingCodeOfPhone(phone, table);
    return value === undefined ? [] : [{ path: ['phone_country_code'], value }];
  },
});
