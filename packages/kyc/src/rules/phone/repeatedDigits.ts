import { defineRule } from '../../rule/defineRule.ts';
import { numbersBreaking, phoneFields } from './phoneFields.ts';

/** A number that ends in the same digit seven times or more is a placeholder. */
export const repeatedDigits = defineRule({
  ...phoneFields,
  id: 'phone/repeated-digits',
  severity: 'warning',
  basis: 'practice',
  message: 'The number ends in the same digit at least seven times',
  remedy: 'This looks like a placeholder. Enter a number on which the person can be reached.',
  check(phones, context) {
    for (const [field] of numbersBreaking('phone/repeated-digits', phones, context))
      context.report([field]);
  },
});
