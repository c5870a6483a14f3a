import { bankRules } from '@passmuster/bank';
import { kycRules } from '@passmuster/kyc';
import { expect, test } from 'vitest';
import { refusedRules } from './refusedRules.ts';

test.each(refusedRules)('$rule is a rule of kyc or bank (SPEC-GAP $gap)', ({ rule }) => {
  const ids = [...kycRules, ...bankRules].map(({ id }) => id);
  expect(ids).toContain(rule);
});
