import { addressRules } from '@passmuster/address';
import { bankRules } from '@passmuster/bank';
import type { Rule } from '@passmuster/findings';
import { strict } from '@passmuster/kyc';
import { phoneRules } from '@passmuster/phone';
import { schemaRules } from '@passmuster/schemas';
import { inputReadable } from './inputFinding.ts';
import { repeatedContactRules } from './repeatedContacts.ts';

/** Every rule that a command of this program can report. */
export const allRules = (): readonly Rule[] => [
  inputReadable,
  ...repeatedContactRules,
  ...schemaRules,
  ...strict.rules,
  ...phoneRules,
  ...bankRules,
  ...addressRules,
];
