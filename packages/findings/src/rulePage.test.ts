import { expect, test } from 'vitest';
import { rulePage } from './rulePage.ts';

test('the page of a rule is named after its id', () => {
  expect(rulePage('bank/nuban-check-digit')).toBe(
    'https://passmuster.github.io/passmuster/rules/bank/nuban-check-digit/',
  );
});
