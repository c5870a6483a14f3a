import { expect, test } from 'vitest';
import { amountOf } from './amounts.ts';

test.each([
  { stored: 1234.567, amount: '1234.567' },
  { stored: '22000', amount: '22000' },
  { stored: '1,250,000.50', amount: '1250000.5' },
  { stored: { unread: '1.234' }, amount: { unread: '1.234' } },
  { stored: 'about 5', amount: { unread: 'about 5' } },
  { stored: '1,234', amount: { unread: '1,234' } },
  { stored: ' ', amount: '' },
  { stored: undefined, amount: '' },
])('$stored in a file is the amount $amount', ({ stored, amount }) => {
  expect(amountOf(stored)).toEqual(amount);
});
