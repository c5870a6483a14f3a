export {
  callingCodeAgreesRule,
  callingCodeFormRule,
  callingCodeInUseRule,
  callingCodeRule,
} from './callingCodeRules.ts';
export { fictionalRule, repeatedDigitsRule } from './placeholderRules.ts';
export {
  assignedRangeRule,
  coveredPlanRule,
  possibleLengthRule,
  premiumRateRule,
  trunkZeroRule,
} from './planRules.ts';
export {
  asciiDigitsRule,
  e164LengthRule,
  leadingPlusRule,
  noSeparatorsRule,
  textRule,
  visibleCharactersRule,
} from './textRules.ts';
