import { trunkZeroRule } from '@passmuster/phone/rules';
import { definePhoneRule } from './definePhoneRule.ts';

export const trunkZero = definePhoneRule(trunkZeroRule, (phone, { suggestionFor }) =>
  suggestionFor(phone),
);
