import { repeatedDigitsRule } from '@passmuster/phone/rules';
import { definePhoneRule } from './definePhoneRule.ts';

export const repeatedDigits = definePhoneRule(repeatedDigitsRule);
