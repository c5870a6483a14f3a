import { expect, test } from 'vitest';
import { searchNaics } from './searchNaics.ts';

test.each([
  { typed: 'sofware', meant: 'software', why: 'a letter is missing' },
  { typed: 'resturant', meant: 'restaurant', why: 'a letter is missing' },
  { typed: 'softtware', meant: 'software', why: 'a letter is doubled' },
  { typed: 'bakrey', meant: 'bakery', why: 'two letters are swapped' },
  { typed: 'restaurent', meant: 'restaurant', why: 'a letter is wrong' },
  { typed: 'boulangrie', meant: 'boulangerie', why: 'a French word' },
  { typed: 'sofware bakery', meant: 'software bakery', why: 'beside another word' },
])('“$typed” finds what “$meant” finds: $why', ({ typed, meant }) => {
  const codes = searchNaics(meant).map(({ code }) => code);
  expect(codes).not.toEqual([]);
  expect(
    searchNaics(typed)
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(codes.toSorted());
});

test.each(['tae', 'foftware', 'sofwre'])(
  '“%s” is too short, or has more than a typing error',
  (typed) => {
    expect(searchNaics(typed)).toEqual([]);
  },
);

test('what is found exactly comes before what a typing error may have meant', () => {
  expect(searchNaics('sofware bakery')[0]?.title).toBe('Retail Bakeries');
});

test('the gold of “mine d’or” is not the English “or”', () => {
  expect(searchNaics('mine d’or')[0]?.title).toBe('Other Metal Ore Mining');
  for (const query of ['mine d’or', "Mines d'or"]) {
    expect(searchNaics(query).filter(({ title }) => title.includes('Coal'))).toEqual([]);
  }
});
