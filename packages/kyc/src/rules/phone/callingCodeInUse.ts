import { callingCodeInUseRule } from '@passmuster/phone/rules';
import { definePhoneRule } from './definePhoneRule.ts';

export const callingCodeInUse = definePhoneRule(callingCodeInUseRule);
