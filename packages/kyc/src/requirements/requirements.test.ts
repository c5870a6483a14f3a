import { inspect } from 'node:util';
import { sampleDay as asOf } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { loadTables } from '../loadTables.ts';
import { fr } from '../messages/fr.ts';
import { recommended } from '../presets/recommended.ts';
import { strict } from '../presets/strict.ts';
import { type CustomerReviewOptions, reviewBusinessCustomer } from '../reviewBusinessCustomer.ts';
import { changed } from '../testing/changed.ts';
import type { Requirement } from './requirement.ts';

const document = { doc_image: 'https://files.example.com/a.jpg', doc_country: 'ZA' };

test.each([
  { why: 'not filled in', set: { trading_name: undefined }, open: { trading_name: 'missing' } },
  { why: 'blank', set: { trading_name: ' ' }, open: { trading_name: 'missing' } },
  { why: 'wrong', set: { phone: '0821' }, open: { phone: 'invalid' } },
  {
    why: 'wrong by a rule',
    set: { 'business_owners.1.date_of_birth': '2015-01-01' },
    open: { 'business_owners.1.date_of_birth': 'invalid' },
  },
  {
    why: 'explained before it is chosen',
    set: { account_purpose: undefined, account_purpose_explanation: '' },
    open: { account_purpose: 'missing', account_purpose_explanation: 'blocked by account_purpose' },
  },
  {
    why: 'no owner yet',
    set: { business_owners: [] },
    open: {
      business_owners: 'missing',
      'business_owners.0.supporting_documents': 'blocked by business_owners',
    },
  },
  {
    why: 'neither owners nor a type',
    set: { business_owners: [], business_type: '' },
    open: {
      business_type: 'missing',
      business_owners: 'blocked by business_type',
      'business_owners.0.supporting_documents': 'blocked by business_owners',
    },
  },
  {
    why: 'a document is missing',
    set: { 'documents.1': { ...document, doc_type: 'OTHER' } },
    open: { documents: 'missing' },
  },
  {
    why: 'a document without its image',
    set: { 'documents.1.doc_image': undefined },
    open: { documents: 'invalid' },
  },
  {
    why: 'two of a kind, one in order',
    set: { 'documents.3': { doc_type: 'BANK_STATEMENT' } },
    open: { 'documents.3.doc_image': 'invalid', 'documents.3.doc_country': 'invalid' },
  },
  { why: 'optional, yet wrong', set: { is_dao: 'no' }, open: { is_dao: 'invalid' } },
])('$why: $open', ({ set, open }) => {
  const { requirements, ready } = reviewBusinessCustomer(changed(set), { asOf });
  const found = requirements
    .filter(({ status }) => status !== 'met')
    .map(({ path, status, blockedBy }) => [
      path.join('.'),
      blockedBy ? `${status} by ${blockedBy.join('.')}` : status,
    ]);
  expect(Object.fromEntries(found)).toEqual(open);
  if (ready) expect(found.every(([, status]) => status !== 'invalid')).toBe(true);
});

test('an empty form lists every field and document with a label, a rule and what to do', () => {
  const { requirements } = reviewBusinessCustomer({}, { asOf });
  expect(requirements.map(({ label }) => label)).toContain('Certificate of incorporation');
  expect(
    requirements.every(({ label, rule, level }) => label && rule && level === 'required'),
  ).toBe(true);
  for (const { status, remedy } of requirements) expect(!remedy).toBe(status === 'blocked');
  expect(requirements.length).toBe(30);
});

const options = { asOf, preset: strict, tables: await loadTables(strict) };

describe('with tables', () => {
  const listOf = (
    set: Parameters<typeof changed>[0],
    more: Partial<CustomerReviewOptions> = {},
  ): readonly Requirement[] =>
    reviewBusinessCustomer(changed(set), { ...options, ...more }).requirements;
  const documentsOf = (list: readonly Requirement[], level: Requirement['level']) =>
    list
      .filter(({ path, documentType }) => path[0] === 'documents' && documentType)
      .filter((one) => one.level === level)
      .map(({ label, status }) => `${label}: ${status}`);

  test('documents have the names of the country and legal form', () => {
    const nigerian = listOf({
      'registered_address.country': 'NG',
      business_type: 'NON_US',
      documents: [],
    });
    expect(documentsOf(nigerian, 'required')).toEqual([
      'CAC Certificate of Incorporation: missing',
      'CAC Status Report: missing',
      'Bank statement: missing',
    ]);
    expect(nigerian.find(({ label }) => label === 'CAC Status Report')?.remedy).toBe(
      'This document is missing. Upload it: CAC Status Report or CAC 1.1.',
    );
    const partnership = listOf({ business_type: 'GENERAL_PARTNERSHIP', documents: [] });
    expect(documentsOf(partnership, 'required')).toContain('Partnership agreement: missing');
  });

  test('recommended documents are listed and marked, and block nothing', () => {
    const set = { 'registered_address.country': 'NG', business_type: 'NON_US' };
    const { ready, requirements } = reviewBusinessCustomer(changed(set), options);
    expect(ready).toBe(true);
    expect(documentsOf(requirements, 'recommended')).toEqual([
      'CAC 7: missing',
      'Board resolution: missing',
      'Proof of address: missing',
      'Proof of tax identification: missing',
      'CAC 2: missing',
    ]);
    const board = requirements.find(({ label }) => label === 'Board resolution');
    expect(board).toMatchObject({
      rule: 'document/recommended',
      remedy: 'This document avoids questions later. Upload it if you have it: Board resolution.',
    });
    const withBoard = {
      ...set,
      'documents.3': { ...document, doc_type: 'PROOF_OF_SIGNATORY_AUTHORITY' },
    };
    expect(documentsOf(listOf(withBoard), 'recommended')).toContain('Board resolution: met');
  });

  test.each([
    [
      'a controlling person',
      { 'business_owners.0.is_control_person': false },
      'Controlling person',
    ],
    ['a signer', { 'business_owners.0.is_signer': false }, 'Authorized signer'],
    ['the license', { conducts_money_services: true }, 'License for money services'],
    ['the other owners', { 'business_owners.0.ownership_percentage': 5 }, 'Remaining owners'],
  ])('asks for %s', (_, set, label) => {
    const one = listOf({ 'business_owners.1.is_control_person': false, ...set }).find(
      (line) => line.label === label,
    );
    expect(one).toMatchObject({ level: 'recommended', status: 'missing' });
    expect(one?.remedy).toMatch(/\.$/);
  });

  test('what the rules ask for is met, blocked, required or not asked, as they say', () => {
    const control = (list: readonly Requirement[]) =>
      list.find(({ rule }) => rule === 'business/control-person');
    expect(control(listOf({}))?.status).toBe('met');
    expect(control(listOf({ business_owners: [] }))).toMatchObject({
      status: 'blocked',
      blockedBy: ['business_owners'],
    });
    const none = {
      'business_owners.0.is_control_person': false,
      'business_owners.1.is_control_person': false,
    };
    const blocking = { rules: { 'business/control-person': 'error' } } as const;
    expect(control(listOf(none, blocking))?.level).toBe('required');
    const off = { rules: { 'business/control-person': 'off' } } as const;
    expect(control(listOf(none, off))).toBeUndefined();
  });

  test('lines of an owner name this owner, or count where there is no name', () => {
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
      'Il manque un document. Ajoutez-le : CAC Status Report ou CAC 1.1.',
    );
  });

  test('an invalid field says what is wrong with it', () => {
    const { findings, requirements } = reviewBusinessCustomer(
      changed({ 'business_owners.1.date_of_birth': '2015-01-01' }),
      { asOf, preset: recommended },
    );
    const remedies = requirements.filter(({ status }) => status === 'invalid');
    expect(remedies.map(({ remedy }) => remedy)).toEqual([findings[0]?.remedy]);
  });
});
