import { addressRules } from '@passmuster/address';
import { bankRules } from '@passmuster/bank';
import type { Rule } from '@passmuster/findings';
import { strict, walletRules } from '@passmuster/kyc';
import { phoneRules } from '@passmuster/phone';
import { schemaRules } from '@passmuster/schemas';
import { networkRule } from '../checks/addressCheck.ts';
import { duplicateRules } from '../checks/duplicates.ts';
import { spreadsheetRules } from '../columns/spreadsheetRules.ts';

/** Every rule that a command of this program can report, sorted by id. */
export async function allRules(): Promise<readonly Rule[]> {
  const rules: readonly Rule[] = [
    ...Object.values(spreadsheetRules),
    networkRule,
    ...Object.values(duplicateRules),
    ...schemaRules,
    ...phoneRules,
    ...bankRules,
    ...addressRules,
    ...strict.rules,
    ...walletRules,
  ];
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
