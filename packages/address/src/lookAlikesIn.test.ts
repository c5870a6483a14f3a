import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAddressBook } from './addressBook.ts';
import { lookAlikesIn } from './lookAlikesIn.ts';

const real = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const withEnds = (first: string, last: string, between = '7'): string =>
  `0x${first}${between.repeat(40 - first.length - last.length)}${last}`;
const poisoned = withEnds('5aa', 'eaed');

test.each([
  { why: 'one that looks like another', list: [real, poisoned], pairs: { 0: 1, 1: 0 } },
  { why: 'the first two digits only', list: [real, withEnds('5a', 'eaed')], pairs: {} },
  { why: 'the last three digits only', list: [real, withEnds('5aa', 'aed')], pairs: {} },
  { why: 'the same address twice', list: [real, real.toLowerCase()], pairs: {} },
  {
    why: 'three of a kind: each names the first other one',
    list: [real, poisoned, withEnds('5aa', 'eaed', '1')],
    pairs: { 0: 1, 1: 0, 2: 0 },
  },
  {
    why: 'a repeated address beside a look-alike',
    list: [real, real, poisoned],
    pairs: { 0: 2, 1: 2, 2: 0 },
  },
  {
    why: 'what is not an address, and a wrong checksum',
    list: ['', null, poisoned, `${real.slice(0, -1)}D`],
    pairs: {},
  },
  { why: 'an empty list', list: [], pairs: {} },
])('$why', ({ list, pairs }) => {
  expect(Object.fromEntries(lookAlikesIn(list))).toEqual(pairs);
});

test('a look-alike is one that an address book of the other addresses would find', () => {
  const digit = fc.constantFrom('1', '2');
  const address = fc
    .tuple(digit, digit, digit)
    .map(([first, between, last]) => withEnds(first.repeat(3), last.repeat(4), between));
  fc.assert(
    fc.property(fc.array(address, { maxLength: 12 }), (list) => {
      const found = lookAlikesIn(list);
      for (const [position, one] of list.entries()) {
        const others = list.filter((other) => other !== one);
        const inBook = createAddressBook(others).lookAlikeOf(one);
        const expected = inBook === undefined ? undefined : list.indexOf(others[inBook] ?? '');
        expect(found.get(position)).toBe(expected);
      }
    }),
  );
});

test.each(['0x5a', 5, null])('%s is not a list of addresses: a TypeError', (addresses) => {
  expect(() => Reflect.apply(lookAlikesIn, undefined, [addresses])).toThrow(TypeError);
});
