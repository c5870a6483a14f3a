import type { Rule } from '@passmuster/findings';
import type { AddressRuleId } from './addressFinding.ts';
import { checksumRule, noChecksumRule, otherChainChecksumRule } from './checksumRules.ts';
import { burnRule, reservedRule, tokenContractRule, zeroRule } from './destinationRules.ts';
import {
  asciiDigitsRule,
  hexadecimalRule,
  lengthRule,
  prefixRule,
  textRule,
  visibleCharactersRule,
} from './formRules.ts';
import { lookAlikeRule } from './lookAlikeRule.ts';
import {
  bitcoinRule,
  icapRule,
  nameRule,
  privateKeyRule,
  solanaRule,
  tronRule,
} from './otherSystemRules.ts';

/** Every rule of this package, for a list or an explanation by id. */
export const addressRules: readonly Rule<AddressRuleId>[] = [
  textRule,
  privateKeyRule,
  tronRule,
  solanaRule,
  bitcoinRule,
  icapRule,
  nameRule,
  visibleCharactersRule,
  asciiDigitsRule,
  prefixRule,
  lengthRule,
  hexadecimalRule,
  otherChainChecksumRule,
  checksumRule,
  noChecksumRule,
  zeroRule,
  burnRule,
  reservedRule,
  tokenContractRule,
  lookAlikeRule,
];
