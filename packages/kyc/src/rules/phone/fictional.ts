import { defineRule } from '../../rule/defineRule.ts';
import { numbersBreaking, phoneFields } from './phoneFields.ts';

/** A number that regulators reserve for films, examples and tests. It looks valid, but nobody answers. */
export const fictional = defineRule({
  ...phoneFields,
  id: 'phone/fictional',
  severity: 'warning',
  basis: 'practice',
  message: 'The number is in a range reserved for fiction, examples and tests',
  remedy:
    'This number is reserved for examples. Enter a number on which the person can be reached.',
  check(phones, context) {
    for (const [field] of numbersBreaking('phone/fictional', phones, context))
      context.report([field]);
  },
});
