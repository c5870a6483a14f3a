import { expect, test } from 'vitest';
import { kinds } from './kind.ts';
import { meantKinds } from './meantKinds.ts';

test.each([
  { word: 'payout', meant: ['bank'] },
  { word: 'payouts', meant: ['bank'] },
  { word: 'payout-method', meant: ['bank'] },
  { word: 'accounts', meant: ['bank'] },
  { word: 'business', meant: ['customer'] },
  { word: 'custmer', meant: ['customer'] },
  { word: 'zebra', meant: [] },
])('$word may mean $meant', ({ word, meant }) => {
  expect(meantKinds(word, kinds)).toEqual(meant);
});

test('only kinds that may be chosen are named', () => {
  expect(meantKinds('payout', ['customer', 'wallet'])).toEqual([]);
});
