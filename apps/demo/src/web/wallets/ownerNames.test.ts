import { expect, test } from 'vitest';
import { ownerNames } from './ownerNames.ts';

test('customers of the same name show the start of their IDs, others show their names alone', () => {
  const customers = [
    { id: '11111111-aaaa', name: 'Harborlight' },
    { id: '22222222-aaaa', name: 'Harborlight' },
    { id: '33333333-aaaa', name: 'Oyin Bakery' },
  ];
  expect([...ownerNames(customers)]).toEqual([
    ['11111111-aaaa', 'Harborlight (11111111)'],
    ['22222222-aaaa', 'Harborlight (22222222)'],
    ['33333333-aaaa', 'Oyin Bakery'],
  ]);
});
