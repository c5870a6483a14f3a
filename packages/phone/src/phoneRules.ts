import type { Rule } from '@passmuster/findings';
import {
  callingCodeAgreesRule,
  callingCodeFormRule,
  callingCodeInUseRule,
} from './callingCodeRules.ts';
import { fictionalRule, repeatedDigitsRule } from './placeholderRules.ts';
import {
  assignedRangeRule,
  coveredPlanRule,
  possibleLengthRule,
  premiumRateRule,
  trunkZeroRule,
} from './planRules.ts';
import {
  asciiDigitsRule,
  e164LengthRule,
  leadingPlusRule,
  noSeparatorsRule,
  textRule,
  visibleCharactersRule,
} from './textRules.ts';

/** Every rule of this package, to list or to explain by id. */
export const phoneRules: readonly Rule[] = [
  textRule,
  visibleCharactersRule,
  asciiDigitsRule,
  noSeparatorsRule,
  leadingPlusRule,
  e164LengthRule,
  callingCodeFormRule,
  callingCodeInUseRule,
  callingCodeAgreesRule,
  fictionalRule,
  repeatedDigitsRule,
  trunkZeroRule,
  possibleLengthRule,
  assignedRangeRule,
  premiumRateRule,
  coveredPlanRule,
];
