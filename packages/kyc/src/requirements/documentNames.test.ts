import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { reviewBusinessCustomer } from '../review/reviewBusinessCustomer.ts';
import { strict } from '../rules/strict.ts';
import { loadTables } from '../tables/loadTables.ts';
import { type Changes, changed } from '../testing/changed.ts';
import type { Requirement } from './requirement.ts';

const options = { asOf, preset: strict, tables: await loadTables(strict) };
const listOf = (set: Changes): readonly Requirement[] =>
  reviewBusinessCustomer(changed(set), options).requirements;
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
    'A document is missing. Upload it: CAC Status Report or CAC 1.1.',
  );
  const llc = {
    'registered_address.country': 'US',
    business_type: 'LIMITED_LIABILITY_COMPANY',
    documents: [],
  };
  expect(documentsOf(listOf(llc), 'required')).toEqual([
    'Articles of Organization: missing',
    'Operating agreement: missing',
    'Bank statement: missing',
  ]);
  const corporation = { ...llc, business_type: 'C_CORPORATION' };
  expect(documentsOf(listOf(corporation), 'required')[1]).toBe(
    'Articles of incorporation: missing',
  );
  const partnership = listOf({ business_type: 'GENERAL_PARTNERSHIP', documents: [] });
  expect(documentsOf(partnership, 'required')).toContain('Partnership agreement: missing');
});

test('recommended documents are listed and marked, and block nothing', () => {
  const set = { 'registered_address.country': 'NG', business_type: 'NON_US' };
  const { verdict, requirements } = reviewBusinessCustomer(changed(set), options);
  expect(verdict).not.toBe('blocked');
  expect(documentsOf(requirements, 'recommended')).toEqual([
    'CAC 7: missing',
    'Board resolution: missing',
    'Proof of address: missing',
    'Proof of tax ID: missing',
    'CAC 2: missing',
  ]);
  const board = requirements.find(({ label }) => label === 'Board resolution');
  expect(board).toMatchObject({
    rule: 'document/recommended',
    remedy: 'This document prevents questions later. Upload it if you have it: Board resolution.',
  });
  const withBoard = {
    ...set,
    'documents.3': {
      doc_type: 'PROOF_OF_SIGNATORY_AUTHORITY',
      doc_image: 'https://files.example.com/a.jpg',
      doc_country: 'ZA',
    },
  };
  expect(documentsOf(listOf(withBoard), 'recommended')).toContain('Board resolution: met');
});

test.each([
  {
    why: 'an old South African company',
    set: { registration_date: '2011-04-30' },
    remedy: 'A document is missing. Upload it: CoR 14.3, CoR 14.1, or CM1.',
  },
  {
    why: 'a newer one',
    set: { registration_date: '2011-05-01' },
    remedy: 'A document is missing. Upload it: CoR 14.3 or CoR 14.1.',
  },
  {
    why: 'a country without names on record',
    set: { 'registered_address.country': 'JP' },
    remedy: 'The certificate of incorporation is missing. Upload it.',
  },
  {
    why: 'a country that is not filled in',
    set: { 'registered_address.country': '' },
    remedy: 'The certificate of incorporation is missing. Upload it.',
  },
])('names the document that $why lacks: $remedy', ({ set, remedy }) => {
  const line = listOf({ ...set, documents: [] }).find(
    ({ documentType }) => documentType === 'BUSINESS_FORMATION',
  );
  expect(line?.remedy).toBe(remedy);
});
