import { expect, test } from 'vitest';
import type { RiskList } from '../../tables/risk/listing.ts';
import { countriesNamed, listedCountries } from './countriesNamed.ts';

const draft = {
  registered_address: { country: 'ZA' },
  business_owners: [
    {
      nationality: 'NG',
      address: { country: ' Iran ' },
      supporting_documents: [{ doc_country: 'KE' }, { doc_country: 'IR' }],
    },
    { nationality: ' ir', address: 'Iran', supporting_documents: 'IR' },
    null,
  ],
  documents: [{ doc_country: 'ZA' }, 'IR', { doc_country: 7 }],
};
const paths = (named: ReadonlyMap<string, readonly (readonly PropertyKey[])[]>) =>
  Object.fromEntries([...named].map(([key, places]) => [key, places.map((at) => at.join('.'))]));

test('every place that names a country is listed by its code', () => {
  expect(paths(countriesNamed(draft))).toEqual({
    ZA: ['registered_address.country', 'documents.0.doc_country'],
    NG: ['business_owners.0.nationality'],
    IR: [
      'business_owners.0.address.country',
      'business_owners.0.supporting_documents.1.doc_country',
      'business_owners.1.nationality',
    ],
    KE: ['business_owners.0.supporting_documents.0.doc_country'],
  });
});

test.each([{ value: null }, { value: 'IR' }, { value: {} }, { value: { documents: {} } }])(
  '$value names no country',
  ({ value }) => {
    expect(paths(countriesNamed(value))).toEqual({});
  },
);

const list: Pick<RiskList, 'listings'> = {
  listings: new Map([
    ['IR', { since: '2020-02-21' }],
    ['MM', { since: '2022-10-21', until: '2026-11-21' }],
    ['UA-43', { since: '2014-12-19' }],
  ]),
};
const listed = (value: unknown, asOf = '2026-11-21') =>
  listedCountries(countriesNamed(value), list, asOf).map(({ code, first, places }) => {
    return { code, first: first.join('.'), places };
  });

test('a listed country is reported once, with its places in the order of the form', () => {
  expect(listed(draft)).toEqual([
    {
      code: 'IR',
      first: 'business_owners.0.address.country',
      places:
        'business_owners[0].address.country, business_owners[0].supporting_documents[1].doc_country, business_owners[1].nationality',
    },
  ]);
});

test.each([
  { text: 'IRAN', code: 'IR' },
  { text: 'Islamic Republic of Iran', code: 'IR' },
  { text: 'Irã', code: 'IR' },
  { text: 'Myanmar', code: 'MM' },
  { text: 'Burma', code: 'MM' },
  { text: 'the Republic of Iran', code: 'IR' },
  { text: 'Iranshahr', code: undefined },
  { text: 'Northern Iran', code: undefined },
])('an owner in $text is in $code', ({ text, code }) => {
  const found = listed({ business_owners: [{ address: { country: text } }] }, '2026-11-20');
  expect(found.map((country) => country.code)).toEqual(code === undefined ? [] : [code]);
});

test('five places are named', () => {
  const owners = Array.from({ length: 7 }, () => ({ nationality: 'IR' }));
  expect(listed({ business_owners: owners })[0]?.places).toBe(
    [0, 1, 2, 3, 4].map((i) => `business_owners[${i}].nationality`).join(', '),
  );
});

test.each([
  { asOf: '2026-11-20', codes: ['MM'] },
  { asOf: '2026-11-21', codes: [] },
])('a list is that of the day, $asOf: $codes', ({ asOf, codes }) => {
  const draftOfMyanmar = { registered_address: { country: 'MM' } };
  expect(listed(draftOfMyanmar, asOf).map(({ code }) => code)).toEqual(codes);
});
