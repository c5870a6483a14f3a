import { expect, test } from 'vitest';
import { ownerNameAt } from './ownerNameAt.ts';

const draft = {
  documents: [{ first_name: 'Thandi' }],
  business_owners: [
    { first_name: ' Thandi ', last_name: 'Mokoena' },
    { first_name: '', last_name: 'Dlamini' },
    { first_name: ' ', last_name: 7 },
    { first_name: 'x'.repeat(101) },
    null,
  ],
};

test.each([
  { path: ['business_owners', 0, 'email'], name: 'Thandi Mokoena' },
  { path: ['business_owners', 0], name: 'Thandi Mokoena' },
  { path: ['business_owners', 1, 'email'], name: 'Dlamini' },
  { path: ['business_owners', 2, 'email'], name: 'Owner 3' },
  { path: ['business_owners', 3, 'email'], name: 'x'.repeat(100) },
  { path: ['business_owners', 4, 'email'], name: 'Owner 5' },
  { path: ['business_owners', 5, 'email'], name: 'Owner 6' },
  { path: ['business_owners'], name: undefined },
  { path: ['business_owners', 'length'], name: undefined },
  { path: ['documents', 0, 'doc_image'], name: undefined },
  { path: [], name: undefined },
])('$path: $name', ({ path, name }) => {
  expect(ownerNameAt(path, draft, undefined)).toBe(name);
});

test('an owner without a name is counted in the language of the labels', () => {
  const labels = { checklist: { owner: 'Propriétaire {number}' } };
  expect(ownerNameAt(['business_owners', 2], draft, labels)).toBe('Propriétaire 3');
});
