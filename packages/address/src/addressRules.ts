import { deepFreeze, type Rule } from '@passmuster/findings';
import type { AddressRuleId } from './addressFinding.ts';
import { checksumRule, noChecksumRule, otherChainChecksumRule } from './checksumRules.ts';
import {
  burnRule,
  contractRule,
  exchangeRule,
  publicKeyRule,
  reservedRule,
  sanctionedRule,
  tokenContractRule,
  zeroRule,
} from './destinationRules.ts';
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
  digits64Rule,
  icapRule,
  linkRule,
  nameRule,
  otherNetworkRule,
  privateKeyRule,
  shortenedRule,
} from './otherNetworkRules.ts';

/** Every rule of this package, to list or to explain by id. */
export const addressRules: readonly Rule<AddressRuleId>[] = /* @__PURE__ */ deepFreeze([
  textRule,
  privateKeyRule,
  digits64Rule,
  otherNetworkRule,
  shortenedRule,
  linkRule,
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
  sanctionedRule,
  publicKeyRule,
  zeroRule,
  burnRule,
  reservedRule,
  tokenContractRule,
  exchangeRule,
  contractRule,
  lookAlikeRule,
]);
