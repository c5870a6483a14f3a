import { expect, test } from 'vitest';
import { sharesOf } from './sharesOf.ts';

test.each([
  { typed: ['65', '10'], sum: 75, open: 25 },
  { typed: ['33.33', '33.33', '33.34'], sum: 100, open: 0 },
  { typed: ['0.1', '0.2'], sum: 0.3, open: 99.7 },
  { typed: ['70', '70'], sum: 140, open: -40 },
  { typed: ['130'], sum: 130, open: -30 },
  { typed: [{ unread: 'half' }, '', { unread: '-1' }], sum: 0, open: 100 },
  { typed: [], sum: 0, open: 100 },
])('$typed add up to $sum and leave $open', ({ typed, ...expected }) => {
  const owners = typed.map((ownershipPercentage) => ({
    ownership_percentage: ownershipPercentage,
  }));
  expect(sharesOf(owners)).toMatchObject(expected);
});

test('a share that couldn’t be read has no part', () => {
  const owners = [{ ownership_percentage: '12.5' }, { ownership_percentage: { unread: 'half' } }];
  expect(sharesOf(owners).parts).toEqual([12.5, undefined]);
});
