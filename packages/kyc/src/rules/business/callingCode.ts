import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { loadPhones, numberingPlans } from '../phone/phoneFields.ts';

/** `phone_country_code` is a calling code, whole and without an area code: `+1`, not `+1242`. SPEC-GAP 7. */
export const callingCode = defineRule({
  id: 'business/calling-code',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'ITU-T Recommendation E.164, list of assigned country codes',
    url: 'https://www.itu.int/pub/T-SP-E.164D',
  },
  gap: 7,
  data: [numberingPlans],
  load: loadPhones,
  message: 'No country or service uses the calling code in phone_country_code',
  remedy:
    "This isn't a country code. Enter it without the area code, for example +1 for the Bahamas.",
  reads: { phone_country_code: isText },
  check({ phone_country_code: code }, { report, table }) {
    if (code !== `+${table.callingCodeOf(code)}`) report(['phone_country_code']);
  },
});
