import { createAddressBook, loadAddressLabels } from '@passmuster/address';
import { expect, test } from 'vitest';
import { checkOne } from './checkOne.ts';

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const book = [{ name: 'Accra distributor', address: right }];
const addressBook = createAddressBook([right]);

test('an address with a wrong checksum has nothing beside it: its own checksum would prove nothing', () => {
  const mistyped = right.replace('6053', '6054');
  for (const typed of [`${right.slice(0, -1)}D`, mistyped]) {
    const { findings, comparison } = checkOne(typed, 'polygon', [], undefined);
    expect(findings.map(({ rule }) => rule)).toEqual(['address/checksum']);
    expect(comparison).toBeUndefined();
  }
});

test('a look-alike is shown beside the entry it looks like, whatever the case', () => {
  const { comparison } = checkOne(
    '0x5aaeb60c1d8f27e945b03a6cf19d82e7541beaed',
    'polygon',
    book,
    addressBook,
  );
  expect(comparison?.with).toEqual(book[0]);
  expect(comparison?.different.has(0)).toBe(false);
  expect(comparison?.different.has(7)).toBe(true);
});

test('an address of the book, and one that looks like none, have nothing beside them', () => {
  expect(checkOne(right, 'polygon', book, addressBook)).toEqual({ findings: [] });
});

test('a sanctioned address is found by its label', async () => {
  const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
  const { findings } = checkOne(listed, 'polygon', [], undefined, await loadAddressLabels());
  expect(findings.map(({ rule }) => rule)).toEqual(['address/sanctioned']);
});
