import { fictionalRule } from '@passmuster/phone/rules';
import { definePhoneRule } from './definePhoneRule.ts';

export const fictional = definePhoneRule(fictionalRule);
