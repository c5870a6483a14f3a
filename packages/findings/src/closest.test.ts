import { expect, test } from 'vitest';
import { closest } from './closest.ts';

const names = ['owner/minimum-age', 'owner/passport-form', 'business/signer', 'business/tax-id'];

test.each([
  { text: 'owner/pasport-form', near: ['owner/passport-form'], why: 'a letter left out' },
  { text: 'owner/mimimum-age', near: ['owner/minimum-age'], why: 'another letter' },
  { text: 'business/singer', near: ['business/signer'], why: 'two neighbors swapped' },
  { text: 'Business/Signer', near: ['business/signer'], why: 'another case' },
  {
    text: 'owner/',
    near: ['owner/minimum-age', 'owner/passport-form'],
    why: 'a part of two names',
  },
  { text: 'wallet/network', near: [], why: 'nothing alike' },
  { text: 'x'.repeat(1_000_000), near: [], why: 'a text of a megabyte' },
])('$why: $near', ({ text, near }) => {
  expect(closest(text, names)).toEqual(near);
});

test('at most three, the closest first', () => {
  expect(closest('abcdef', ['abcdxy', 'abcdex', 'abcdefg', 'bacdef'])).toEqual([
    'abcdefg',
    'abcdex',
    'bacdef',
  ]);
});

test('as many edits as a third of the letters, and no more', () => {
  expect(closest('badcef', ['abcdef'])).toEqual(['abcdef']);
  expect(closest('badcfe', ['abcdef'])).toEqual([]);
});
