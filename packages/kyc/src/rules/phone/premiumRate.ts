import { defineRule } from '../../rule/defineRule.ts';
import { numbersBreaking, phoneFields } from './phoneFields.ts';

/** A number that costs the caller extra, so nobody uses it as a contact. */
export const premiumRate = defineRule({
  ...phoneFields,
  id: 'phone/premium-rate',
  severity: 'warning',
  basis: 'standard',
  message: 'The number is a premium-rate number under its calling code',
  remedy: 'This is a premium-rate number. Enter a mobile or landline number.',
  check(phones, context) {
    for (const [field] of numbersBreaking('phone/premium-rate', phones, context))
      context.report([field]);
  },
});
