import { defineRule } from '../../rule/defineRule.ts';
import { numbersBreaking, phoneFields } from './phoneFields.ts';

/** A zero kept after the calling code. The correct number is personal data, so it is not suggested. SPEC-GAP 6. */
export const trunkZero = defineRule({
  ...phoneFields,
  id: 'phone/trunk-zero',
  severity: 'warning',
  gap: 6,
  message: 'The number keeps the trunk zero after its calling code',
  remedy: 'The number has an extra 0. Remove the 0 after the country code.',
  check(phones, context) {
    for (const [field] of numbersBreaking('phone/trunk-zero', phones, context)) {
      context.report([field]);
    }
  },
});
