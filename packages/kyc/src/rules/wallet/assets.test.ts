import { expect, test } from 'vitest';
import { isFiat, isStablecoin, isUnnamed } from './assets.ts';

test.each([
  { value: 'USDC', is: 'a stablecoin' },
  { value: 'ZAR', is: 'fiat money' },
  { value: 'XYZ', is: 'not named' },
  { value: '', is: 'none of them' },
  { value: ['USDC'], is: 'none of them' },
  { value: 7, is: 'none of them' },
  { value: undefined, is: 'none of them' },
])('$value is $is', ({ value, is }) => {
  expect([isStablecoin(value), isFiat(value), isUnnamed(value)]).toEqual([
    is === 'a stablecoin',
    is === 'fiat money',
    is === 'not named',
  ]);
});
