import { describe, expect, test } from 'vitest';
import { createAddressBook } from './addressBook.ts';
import { checkAddress } from './checkAddress.ts';

const known = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const withEnds = (first: string, last: string): string =>
  `0x${first}${'7'.repeat(40 - first.length - last.length)}${last}`;

describe('an address book of one address', () => {
  const book = createAddressBook([known]);

  test.each([
    { what: 'the first 3 and the last 4 digits', address: withEnds('5aa', 'eaed'), entry: 0 },
    { what: 'the first 5 and the last 6 digits', address: withEnds('5aaeb', '1beaed'), entry: 0 },
    {
      what: 'the first 2 and the last 4 digits',
      address: withEnds('5a', 'eaed'),
      entry: undefined,
    },
    {
      what: 'the first 3 and the last 3 digits',
      address: withEnds('5aa', 'aed'),
      entry: undefined,
    },
    { what: 'all digits', address: known, entry: undefined },
    { what: 'all digits in lowercase', address: known.toLowerCase(), entry: undefined },
    {
      what: 'all digits but one in the middle',
      address: known.toLowerCase().replace('669', '668'),
      entry: 0,
    },
  ])('resembles an address that shares $what: $entry', ({ address, entry }) => {
    expect(book.lookAlikeOf(address)).toBe(entry);
  });

  test('checkAddress warns of a look-alike, names the entry by its number and not by its digits', () => {
    const options = { network: 'erc20', addressBook: ['', known] } as const;
    const findings = checkAddress(withEnds('5aa', 'eaed'), options);
    expect(findings.map(({ rule }) => rule)).toEqual(['address/no-checksum', 'address/look-alike']);
    expect(findings[1]?.message).toContain('entry 2 of the address book');
    expect(JSON.stringify(findings)).not.toContain('eaed');
  });
});

test.each([
  { what: 'a single address', addresses: known },
  { what: 'a number', addresses: 5 },
  { what: 'null', addresses: null },
  { what: 'undefined', addresses: undefined },
])('$what is not a list of addresses: a TypeError', ({ addresses }) => {
  // @ts-expect-error It is not a list.
  expect(() => createAddressBook(addresses)).toThrow(
    new TypeError('createAddressBook expects a list of addresses'),
  );
});

test('of two entries with the same ends, the first is named', () => {
  const book = createAddressBook([withEnds('5aa', 'eaed'), known]);
  expect(book.lookAlikeOf(`0x5aa${'8'.repeat(33)}eaed`)).toBe(0);
});

test('an address book lists its addresses in lowercase, each once', () => {
  const book = createAddressBook([known, withEnds('12', '34'), known.toLowerCase()]);
  expect([...book.addresses()]).toEqual([known.toLowerCase(), withEnds('12', '34')]);
});

test('checkAddress takes an address book that is made beforehand', () => {
  const options = { network: 'erc20', addressBook: createAddressBook([known]) } as const;
  expect(checkAddress(withEnds('5aa', 'eaed'), options).at(-1)?.rule).toBe('address/look-alike');
  expect(checkAddress(known, options)).toEqual([]);
});

test('entries that are not addresses are left out and counted, duplicates are kept once', () => {
  const book = createAddressBook([known, 'me.eth', known.toLowerCase(), [known], null]);
  expect(book).toMatchObject({ size: 1, skipped: [1, 3, 4] });
});
