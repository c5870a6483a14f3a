import { bankRules } from '@passmuster/bank';
import { explain, strict, walletRules } from '@passmuster/kyc';
import { expect, test } from 'vitest';
import { refusedRules } from './refusedRules.ts';

test.each(refusedRules)('$rule is a rule of kyc or bank (SPEC-GAP $gap)', ({ rule }) => {
  expect(explain(rule, strict.rules, bankRules, walletRules)?.id).toBe(rule);
});
