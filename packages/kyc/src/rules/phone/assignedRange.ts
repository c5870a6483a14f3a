import { defineRule } from '../../rule/defineRule.ts';
import { numbersBreaking, phoneFields } from './phoneFields.ts';

/** A number should be in a range that its country has assigned. Never an error, because plans change. SPEC-GAP 6. */
export const assignedRange = defineRule({
  ...phoneFields,
  id: 'phone/assigned-range',
  severity: 'warning',
  gap: 6,
  message: 'The length is right, but no range under calling code +{callingCode} is assigned for it',
  remedy: "This phone number isn't in use. Check the digits after the country code.",
  check(phones, context) {
    for (const [field, phone] of numbersBreaking('phone/assigned-range', phones, context)) {
      context.report([field], { callingCode: context.table.callingCodeOf(phone) ?? '' });
    }
  },
});
