import { addressRules } from '@passmuster/address';
import { bankRules } from '@passmuster/bank';
import { moreFindings, type Rule, ruleFailed } from '@passmuster/findings';
import { profileRules, recommendedDocument, strict, walletRules } from '@passmuster/kyc';
import { phoneRules } from '@passmuster/phone';
import { schemaRules } from '@passmuster/schemas';
import { networkRule } from '../checks/addressCheck.ts';
import { duplicateRules } from '../checks/duplicateRules.ts';
import { spreadsheetRules } from '../columns/spreadsheetRules.ts';

/** A profile with every constraint, for the rules that profiles have. */
const everyConstraint = {
  name: 'the provider',
  countries: [],
  businessTypes: [],
  industries: [],
  documents: [],
};

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
    ...profileRules(everyConstraint),
    recommendedDocument,
    ruleFailed,
    moreFindings,
  ];
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
