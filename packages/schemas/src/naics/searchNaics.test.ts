import { expect, test } from 'vitest';
import { industryWords } from './industryWords.ts';
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
  { query: 'software bakery', limit: 9, codes: ['311811', '513210', '541512'] },
  { query: 'software', limit: 0, codes: [] },
  { query: ' .*+?^{}()|[] ', limit: 9, codes: [] },
  { query: '', limit: 9, codes: [] },
])('“$query” finds $codes (at most $limit)', ({ query, limit, codes }) => {
  expect(searchNaics(query, { limit }).map(({ code }) => code)).toEqual(codes);
});

test.each([
  { query: 'milho', title: 'All Other Miscellaneous Crop Farming' },
  { query: 'máquinas agrícolas', title: 'Farm Machinery and Equipment Manufacturing' },
  { query: 'transformation de mangues', title: 'Specialty Canning' },
  { query: 'cabinet comptable', title: 'Tax Preparation Services' },
  { query: 'coffee shop', title: 'Full-Service Restaurants' },
  { query: 'Flower shop', title: 'Florists' },
  { query: 'my coffee shop in Lagos', title: 'Full-Service Restaurants' },
  { query: 'mobile phone shop', title: 'Electronics and Appliance Retailers' },
  { query: 'plumber', title: 'All other residential trade contractors' },
  { query: 'plombier', title: 'All other residential trade contractors' },
  { query: 'encanador', title: 'All other residential trade contractors' },
  { query: 'loja de roupas', title: 'Clothing and Clothing Accessories Retailers' },
  { query: 'boulangerie', title: 'Retail Bakeries' },
  { query: 'boul', title: 'Retail Bakeries' },
  { query: 'pão', title: 'Retail Bakeries' },
  { query: 'pao', title: 'Retail Bakeries' },
  { query: 'cacau', title: 'All Other Miscellaneous Crop Farming' },
  { query: 'cacao', title: 'All Other Miscellaneous Crop Farming' },
  { query: 'développement de logiciels', title: 'Software Publishers' },
  { query: 'contabilidade', title: 'Tax Preparation Services' },
  { query: 'ŒUFS', title: 'Chicken Egg Production' },
  { query: '311811', title: 'Retail Bakeries' },
])('“$query” finds $title first', ({ query, title }) => {
  expect(searchNaics(query)[0]?.title).toBe(title);
});

/**
 * What people call a business. English: products and services that the US Census Bureau gives as examples of a code in NAICS
 * 2017; then the like in French and Portuguese. Where the API lacks the code of a product, such as chocolate, the code for
 * all other products of the group.
 */
test.each([
  ['chocolate factory', '311999'],
  ['candle factory', '339999'],
  ['cement plant', '327310'],
  ['paint manufacturer', '325510'],
  ['web hosting', '518210'],
  ['refrigerated transport', '484220'],
  ['transport frigorifique', '484220'],
  ['transporte refrigerado', '484220'],
  ['torréfaction de café', '311999'],
  ['check cashing services', '522390'],
  ['youth hostels', '721199'],
  ['fashion design services', '541490'],
  ['swimming pool cleaning', '561790'],
  ['tire repair shop', '811198'],
  ['wine wholesaler', '424820'],
  ['chocolaterie', '311999'],
  ['entrepôt', '493190'],
  ['usine de ciment', '327310'],
  ['fabrique de vêtements', '315250'],
  ['fabrication de chaussures', '316210'],
  ['magasin de meubles', '449110'],
  ['construction de routes', '237310'],
  ['exportateur de cacao', '424590'],
  ['fábrica de chocolate', '311999'],
  ['fabricação de roupas', '315250'],
  ['fábrica de calçados', '316210'],
  ['fábrica de cimento', '327310'],
  ['fabricação de açúcar', '311314'],
  ['construção de estradas', '237310'],
  ['loja de móveis', '449110'],
])('“%s” finds %s first', (query, code) => {
  expect(searchNaics(query)[0]?.code).toBe(code);
});

test('an industry that has all words comes alone, before those that have one of them', () => {
  expect(searchNaics('coffee shop')).toHaveLength(1);
  expect(searchNaics('coffee shop xyzzy')).toEqual(searchNaics('coffee shop'));
});

test('a word that few industries have counts more than one that many have', () => {
  const codes = searchNaics('photographer wholesale', { limit: 30 }).map(({ code }) => code);
  expect(codes[0]).toBe('812990');
  expect(codes.length).toBeGreaterThan(5);
});

test('the beginning of a word of another language is weaker than an English word', () => {
  expect(searchNaics('petrol', { limit: 1 })[0]?.code).toBe('457110');
  expect(searchNaics('xyzzy')).toEqual([]);
});

test('every word of another language finds what its English finds', () => {
  const lost = industryWords.flatMap(([query, french, portuguese]) => {
    const [best] = searchNaics(query, { limit: 1 });
    if (best === undefined) return [query];
    return `${french} ${portuguese}`
      .split(' ')
      .filter((word) => !searchNaics(word, { limit: 311 }).some(({ code }) => code === best.code));
  });
  expect(lost).toEqual([]);
});

test.each([undefined, null, 7, {}, ['bakery'], '\ud800', 'x'.repeat(3_000_000)])(
  'a query of another type, or without words, finds nothing',
  (query) => {
    expect(Reflect.apply(searchNaics, undefined, [query])).toEqual([]);
  },
);

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
