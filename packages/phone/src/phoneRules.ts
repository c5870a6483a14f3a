import type { Rule } from '@passmuster/findings';
import {
  callingCodeAgreesRule,
  callingCodeFormRule,
  callingCodeInUseRule,
} from './callingCodeRules.ts';
import {
  assignedRangeRule,
  coveredPlanRule,
  possibleLengthRule,
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

/** Every rule of this package, for a list or an explanation by id. */
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
  trunkZeroRule,
  possibleLengthRule,
  assignedRangeRule,
  coveredPlanRule,
];
