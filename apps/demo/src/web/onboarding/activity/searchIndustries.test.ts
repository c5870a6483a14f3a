import { searchNaics } from '@passmuster/schemas/naics';
import { expect, test } from 'vitest';
import { industryWords } from './industryWords.ts';
import { searchIndustries } from './searchIndustries.ts';

const titlesFor = (search: string) => searchIndustries(search, 30).map(({ title }) => title);

test.each([
  { search: 'boulangerie', title: 'Retail Bakeries' },
  { search: 'boul', title: 'Retail Bakeries' },
  { search: 'padaria', title: 'Retail Bakeries' },
  { search: 'pão', title: 'Retail Bakeries' },
  { search: 'pao', title: 'Retail Bakeries' },
  { search: 'cacau', title: 'All Other Miscellaneous Crop Farming' },
  { search: 'cacao', title: 'All Other Miscellaneous Crop Farming' },
  { search: 'développement de logiciels', title: 'Software Publishers' },
  { search: 'contabilidade', title: 'Tax Preparation Services' },
  { search: 'ŒUFS', title: 'Chicken Egg Production' },
  { search: 'bakery', title: 'Retail Bakeries' },
  { search: '311811', title: 'Retail Bakeries' },
])('“$search” finds $title', ({ search, title }) => {
  expect(titlesFor(search)).toContain(title);
});

test.each(['', '  ', 'de la', 'bo', '.*+?^{}()|[]'])(
  '“%s” means nothing in another language',
  (search) => {
    expect(searchIndustries(search, 30)).toEqual(searchNaics(search, { limit: 30 }));
  },
);

test('each industry is there once, at most as many as wanted', () => {
  const codes = searchIndustries('café', 30).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(searchIndustries('comércio', 2)).toHaveLength(2);
});

test('every word finds what its English finds', () => {
  const lost = industryWords.flatMap(([query, french, portuguese]) => {
    const codes = searchNaics(query, { limit: 1 }).map(({ code }) => code);
    if (codes.length === 0) return [query];
    return `${french} ${portuguese}`
      .split(' ')
      .filter((word) => !searchIndustries(word, 311).some(({ code }) => code === codes[0]));
  });
  expect(lost).toEqual([]);
});
