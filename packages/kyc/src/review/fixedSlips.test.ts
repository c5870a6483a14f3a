import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { type Changes, changed } from '../testing/changed.ts';
import { fixesOf } from './fixesOf.ts';
import { loadCustomerReviewer } from './loadCustomerReviewer.ts';

const reviewer = await loadCustomerReviewer({ preset: 'strict' });
const changesOf = (set: Changes, at: string) => {
  const draft = changed(set);
  return fixesOf({ draft }, reviewer.review(draft, { asOf }))
    .filter(({ path }) => path.join('.') === at)
    .map(({ changes }) => changes.map(({ path, value }) => [path.join('.'), value]));
};

const southAfrican = { 'registered_address.country': 'ZA' };

test.each<{ set: Changes; at: string; value: unknown }>([
  { set: { phone: '+2727112345678' }, at: 'phone', value: '+27112345678' },
  {
    set: { contact_person_phone: '+22990011234' },
    at: 'contact_person_phone',
    value: '+2290190011234',
  },
  {
    set: { 'registered_address.country': 'GB', 'registered_address.postal_code': 'SWIA OAA' },
    at: 'registered_address.postal_code',
    value: 'SW1A 0AA',
  },
  {
    set: { ...southAfrican, 'registered_address.postal_code': '8OOl' },
    at: 'registered_address.postal_code',
    value: '8001',
  },
  {
    set: { business_name: 'Karoo\u200b Trading' },
    at: 'business_name',
    value: 'Karoo Trading',
  },
  {
    set: { 'business_owners.0.first_name': '\u00adAda' },
    at: 'business_owners.0.first_name',
    value: 'Ada',
  },
])('a slip in $at is fixed: $value', ({ set, at, value }) => {
  expect(changesOf(set, at)).toEqual([[[at, value]]]);
});

test('a birth date and a relationship that are swapped are fixed together', () => {
  const born = 'business_owners.0.date_of_birth';
  const since = 'business_owners.0.relationship_establishment_date';
  const swapped = { [born]: '2003-02-01', [since]: '1975-04-12' };
  expect(changesOf(swapped, since)).toEqual([
    [
      [born, '1975-04-12'],
      [since, '2003-02-01'],
    ],
  ]);
});
