import { addressRules } from '@passmuster/address';
import { bankRules } from '@passmuster/bank';
import type { Rule } from '@passmuster/findings';
import { kycRules } from '@passmuster/kyc';
import { phoneRules } from '@passmuster/phone';
import { networkRule } from '../checks/addressCheck.ts';
import { duplicateRules } from '../checks/duplicateRules.ts';
import { spreadsheetRules } from '../columns/spreadsheetRules.ts';

const rules: readonly Rule[] = [
  ...Object.values(spreadsheetRules),
  networkRule,
  ...Object.values(duplicateRules),
  ...phoneRules,
  ...bankRules,
  ...addressRules,
  ...kycRules,
];

/** Every rule that a command of this program can report, each once, by id. */
export const allRules: readonly Rule[] = [
  ...new Map(rules.map((rule) => [rule.id, rule])).values(),
].sort((a, b) => (a.id < b.id ? -1 : 1));
