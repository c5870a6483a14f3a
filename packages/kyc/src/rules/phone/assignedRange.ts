import { assignedRangeRule } from '@passmuster/phone/rules';
import { definePhoneRule } from './definePhoneRule.ts';

export const assignedRange = definePhoneRule(assignedRangeRule, (phone, { suggestionFor }) =>
  suggestionFor(phone),
);
