import { defineRule } from '../../rule/defineRule.ts';
import { numbersBreaking, phoneFields } from './phoneFields.ts';

/** A number must begin with a calling code that is in use. SPEC-GAP 7. */
export const callingCodeInUse = defineRule({
  ...phoneFields,
  id: 'phone/calling-code-in-use',
  severity: 'warning',
  gap: 7,
  message: 'No country or service uses this calling code',
  remedy: 'No country uses this calling code. Check the first digits.',
  check(phones, context) {
    for (const [field] of numbersBreaking('phone/calling-code-in-use', phones, context)) {
      context.report([field]);
    }
  },
});
