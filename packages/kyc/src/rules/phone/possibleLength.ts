import { possibleLengthRule } from '@passmuster/phone/rules';
import { definePhoneRule } from './definePhoneRule.ts';

export const possibleLength = definePhoneRule(possibleLengthRule, (phone, { suggestionFor }) =>
  suggestionFor(phone),
);
