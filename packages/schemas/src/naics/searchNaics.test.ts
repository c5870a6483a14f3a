import { expect, test } from 'vitest';
import { naics } from './naics.generated.ts';
import { searchNaics } from './searchNaics.ts';

test.each([
  { query: 'software', limit: 2, codes: ['513210', '541512'] },
  { query: 'Software PUBLISH', limit: 9, codes: ['513210'] },
  { query: 'bakery', limit: 9, codes: ['311811'] },
  { query: '5415', limit: 9, codes: ['541512'] },
  { query: 'full-service restaurant', limit: 9, codes: ['722511'] },
  { query: 'money transfer', limit: 9, codes: ['522390'] },
  { query: 'éléctric power', limit: 1, codes: ['221122'] },
  { query: 'grain', limit: 2, codes: ['311212', '424590'] },
  { query: 'payroll', limit: 2, codes: ['541213', '561311'] },
  { query: 'cocoa', limit: 2, codes: ['111998', '424590'] },
  { query: 'hairdresser', limit: 1, codes: ['812199'] },
  { query: 'hair salon', limit: 1, codes: ['812199'] },
  { query: 'salon de coiffure', limit: 1, codes: ['812199'] },
  { query: 'mobile app', limit: 2, codes: ['513210', '541512'] },
  { query: 'software startup', limit: 1, codes: ['513210'] },
  { query: 'padaria', limit: 9, codes: ['311811'] },
  { query: 'poultry farm', limit: 1, codes: ['112310'] },
  { query: 'law firm', limit: 1, codes: ['541199'] },
  { query: 'the', limit: 0, codes: [] },
  { query: 'software bakery', limit: 9, codes: [] },
  { query: 'software', limit: 0, codes: [] },
  { query: ' .*+?^{}()|[] ', limit: 9, codes: [] },
  { query: '', limit: 9, codes: [] },
])('“$query” finds $codes (at most $limit)', ({ query, limit, codes }) => {
  expect(searchNaics(query, { limit }).map(({ code }) => code)).toEqual(codes);
});

test('without a limit ten are found; a megabyte of words is cut short', () => {
  expect(searchNaics('manufacturing')).toHaveLength(10);
  expect(searchNaics('manufacturing '.repeat(70_000), { limit: 1 })).toHaveLength(1);
});

test('every industry is found by its own title', () => {
  for (const [code, { title }] of Object.entries(naics)) {
    const words = title.split(/\W+/).slice(0, 8).join(' ');
    expect(searchNaics(words, { limit: 311 }).map((match) => match.code)).toContain(code);
  }
});

test.each([
  { edition: '2022', count: 303 },
  { edition: '2017', count: 3 },
  { edition: '2012', count: 1 },
  { edition: 'BLS', count: 4 },
])('$count codes are of edition $edition', ({ edition, count }) => {
  expect(Object.values(naics).filter((entry) => entry.edition === edition)).toHaveLength(count);
});

test('a code of no current edition has a successor or a note, and no other has', () => {
  for (const { edition, successor, note } of Object.values(naics))
    expect((successor ?? note) === undefined).toBe(edition === '2022');
});

test.each([
  { code: '515210', successor: '516210' },
  { code: '522298', successor: '522299' },
  { code: '238211', successor: '238210' },
] as const)('$code became $successor', ({ code, successor }) => {
  expect(naics[code].successor?.code).toBe(successor);
});
