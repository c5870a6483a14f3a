import { expect, test } from 'vitest';
import { hasChosen } from './filter.ts';

const row = { severity: ['error'], field: ['email', 'phone'] };

test.each([
  { chosen: {}, isShown: true },
  { chosen: { severity: '', field: 'phone' }, isShown: true },
  { chosen: { severity: 'error', field: 'email' }, isShown: true },
  { chosen: { severity: 'warning', field: 'email' }, isShown: false },
  { chosen: { preset: 'spec' }, isShown: false },
])('a row is shown for $chosen: $isShown', ({ chosen, isShown }) => {
  expect(hasChosen(row, chosen)).toBe(isShown);
});
