import { defineRule } from '../../rule/defineRule.ts';
import { numbersBreaking, phoneFields } from './phoneFields.ts';

/** A number must have a length that its country uses. SPEC-GAP 6. */
export const possibleLength = defineRule({
  ...phoneFields,
  id: 'phone/possible-length',
  severity: 'warning',
  gap: 6,
  message: 'No number under calling code +{callingCode} has this many digits',
  remedy: 'This phone number has too many or too few digits. Check it.',
  check(phones, context) {
    for (const [field, phone] of numbersBreaking('phone/possible-length', phones, context)) {
      context.report([field], { callingCode: context.table.callingCodeOf(phone) ?? '' });
    }
  },
});
