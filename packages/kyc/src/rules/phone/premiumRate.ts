import { premiumRateRule } from '@passmuster/phone/rules';
import { definePhoneRule } from './definePhoneRule.ts';

export const premiumRate = definePhoneRule(premiumRateRule);
