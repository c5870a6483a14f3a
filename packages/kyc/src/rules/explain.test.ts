import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import { strict } from './strict.ts';
import { walletRules } from './wallet/walletRules.ts';

test('explain finds a rule in any of the lists, and nothing else', () => {
  expect(explain('owner/minimum-age', strict.rules)?.remedy).toContain('{years} or older');
  expect(explain('business/own-email', strict.rules)?.severity).toBe('info');
  expect(explain('toString', strict.rules)).toBeUndefined();
  expect(explain('wallet/known-currency', strict.rules, walletRules)?.severity).toBe('warning');
  expect(explain('wallet/known-currency', strict.rules)).toBeUndefined();
});
