import { inspect } from 'node:util';
import { en } from '@passmuster/schemas/labels';
import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import type { CustomerReviewOptions } from '../review/customerReviewOptions.ts';
import { reviewBusinessCustomer } from '../review/reviewBusinessCustomer.ts';
import { recommended } from '../rules/recommended.ts';
import { strict } from '../rules/strict.ts';
import { loadTables } from '../tables/loadTables.ts';
import { changed } from '../testing/changed.ts';
import { fr } from '../texts/fr.ts';
import type { Requirement } from './requirement.ts';

const options = { asOf, preset: strict, tables: await loadTables(strict) };

const listOf = (
  set: Parameters<typeof changed>[0],
  more: Partial<CustomerReviewOptions> = {},
): readonly Requirement[] =>
  reviewBusinessCustomer(changed(set), { ...options, ...more }).requirements;

test('lines of an owner name this owner, or number them if there is no name', () => {
  const list = listOf({
    'business_owners.0.email': '',
    'business_owners.1.first_name': '',
    'business_owners.1.last_name': ' ',
  });
  const ownerOf = (index: number) =>
    new Set(list.filter(({ path }) => path[1] === index).map(({ owner }) => owner));
  expect(ownerOf(0)).toEqual(new Set(['Thandi Mokoena']));
  expect(ownerOf(1)).toEqual(new Set(['Owner 2']));
  expect(
    list.filter(({ path }) => path[0] !== 'business_owners').map(({ owner }) => owner),
  ).toEqual(list.filter(({ path }) => path[0] !== 'business_owners').map(() => undefined));
  const first = list.find(({ path }) => path.join('.') === 'business_owners.0.email');
  expect(inspect(first)).not.toContain('Thandi');
  expect(JSON.stringify(list)).not.toContain('Thandi');
});

test('speaks the language of the catalog', () => {
  const list = listOf({ 'registered_address.country': 'NG', documents: [] }, { catalog: fr });
  expect(list.find(({ label }) => label === 'CAC Status Report')?.remedy).toBe(
    'Il manque un document. Ajoutez-le : CAC Status Report ou CAC 1.1.',
  );
});

test('a profile without documents asks for none', () => {
  expect(listOf({}, { profile: { name: 'Any' } })).toEqual(listOf({}));
});

test('documents of a profile are asked for unless its rule is off', () => {
  // The API requires a bank statement anyway.
  const profile = { name: 'Any', documents: ['FLOW_OF_FUNDS', 'BANK_STATEMENT'] as const };
  const asking = (rule: 'error' | 'off') =>
    listOf({}, { profile, rules: { 'profile/documents': rule } }).filter(
      (one) => one.rule === 'profile/documents',
    );
  expect(asking('error')).toMatchObject([
    {
      path: ['documents'],
      level: 'required',
      status: 'missing',
      documentType: 'FLOW_OF_FUNDS',
    },
  ]);
  expect(asking('off')).toEqual([]);
});

test('an identity document that has expired has the label of its field', () => {
  const documentDates = { 'business_owners.0.front_image': { expires: '2026-11-01' } };
  const expired = listOf({}, { preset: recommended, documentDates }).filter(
    ({ rule }) => rule === 'document/unexpired',
  );
  expect(expired).toMatchObject([{ path: ['business_owners', 0, 'front_image'] }]);
  expect(expired[0]?.label).toBe(en.fields.front_image);
});

test('an invalid field says what is wrong with it', () => {
  const { findings, requirements } = reviewBusinessCustomer(
    changed({ 'business_owners.1.date_of_birth': '2015-01-01' }),
    { asOf, preset: recommended },
  );
  const remedies = requirements.filter(({ status }) => status === 'invalid');
  expect(remedies.map(({ remedy }) => remedy)).toEqual([findings[0]?.remedy]);
});
