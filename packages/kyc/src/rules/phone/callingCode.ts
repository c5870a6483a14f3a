import { callingCodeRule } from '@passmuster/phone/rules';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';
import { callingCodeOfBusiness } from './callingCodeOfPhone.ts';
import { loadPhones, numberingPlans } from './numberingPlans.ts';

/**
 * `phone_country_code` is a calling code, whole and without an area code: `+1`, not `+1242`, except beside a number of that
 * area. SPEC-GAP 7.
 */
export const callingCode = defineRule({
  ...callingCodeRule,
  preset: 'recommended',
  data: [numberingPlans],
  load: loadPhones,
  reads: {
    phone_country_code: isText,
    phone: isAnything,
    'registered_address.country': isAnything,
  },
  check({ phone_country_code: code, phone }, { report, table }) {
    const [finding] = table.checkCallingCode(code, { phone });
    if (finding?.rule !== callingCodeRule.id) return;
    if (finding.text === 'longer') report(['phone_country_code'], 'longer', finding.parameters);
    else report(['phone_country_code']);
  },
  fix({ phone, 'registered_address.country': country }, { table }) {
    const value = callingCodeOfBusiness(phone, country, table);
    return value === undefined ? [] : [{ path: ['phone_country_code'], value }];
  },
});
