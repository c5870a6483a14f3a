import { addressRules } from '@passmuster/address';
import { bankRules } from '@passmuster/bank';
import type { Rule } from '@passmuster/findings';
import { strict, walletRules } from '@passmuster/kyc';
import { phoneRules } from '@passmuster/phone';
import { schemaRules } from '@passmuster/schemas';
import { inputReadable } from './inputFinding.ts';
import { repeatedContactRules } from './repeatedContacts.ts';

/** Every rule that a command of this program can report. */
export async function allRules(): Promise<readonly Rule[]> {
  const rules: readonly Rule[] = [
    inputReadable,
    ...repeatedContactRules,
    ...schemaRules,
    ...phoneRules,
    ...bankRules,
    ...addressRules,
    ...strict.rules,
    ...walletRules,
  ];
  // A review runs some rules of phone under their own ids.
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
}
