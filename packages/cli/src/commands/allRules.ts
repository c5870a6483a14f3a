import { addressRules } from '@passmuster/address';
import { bankRules } from '@passmuster/bank';
import type { Rule } from '@passmuster/findings';
import { strict, walletRules } from '@passmuster/kyc';
import { loadTables } from '@passmuster/kyc/tables';
import { phoneRules } from '@passmuster/phone';
import { schemaRules } from '@passmuster/schemas';
import { inputReadable } from './inputFinding.ts';
import { repeatedContactRules } from './repeatedContacts.ts';

/** Every rule that a command of this program can report. */
export const allRules = async (): Promise<readonly Rule[]> => [
  inputReadable,
  ...repeatedContactRules,
  ...schemaRules,
  ...strict.rules,
  ...(await loadTables()),
  ...walletRules,
  ...phoneRules,
  ...bankRules,
  ...addressRules,
];
