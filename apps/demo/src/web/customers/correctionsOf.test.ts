import { expect, test } from 'vitest';
import { correctionsOf } from './correctionsOf.ts';

test('a correction replaces the customer that the same application created before', () => {
  const customers = [
    { id: 'third', draftId: 'a', createdAt: 3 },
    { id: 'other', draftId: 'b', createdAt: 2 },
    { id: 'second', draftId: 'a', createdAt: 2 },
    { id: 'first', draftId: 'a', createdAt: 1 },
  ];
  expect([...correctionsOf(customers)]).toEqual([
    ['second', 'first'],
    ['third', 'second'],
  ]);
});
