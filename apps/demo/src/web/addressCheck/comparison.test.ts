import { createAddressBook } from '@passmuster/address';
import { expect, test } from 'vitest';
import { comparisonWith } from './comparison.ts';

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const book = [{ name: 'Accra distributor', address: right }];
const addressBook = createAddressBook([right]);

test('a look-alike is shown beside the entry it looks like, whatever the case', () => {
  const lookAlike = '0x5aaeb60c1d8f27e945b03a6cf19d82e7541beaed';
  const comparison = comparisonWith(lookAlike, book, addressBook);
  expect(comparison?.with).toEqual(book[0]);
  expect(comparison?.different.has(0)).toBe(false);
  expect(comparison?.different.has(7)).toBe(true);
});

test('an address of the book, and one that looks like none, have nothing beside them', () => {
  expect(comparisonWith(right, book, addressBook)).toBeUndefined();
  expect(comparisonWith(`${right.slice(0, -1)}D`, [], undefined)).toBeUndefined();
});
