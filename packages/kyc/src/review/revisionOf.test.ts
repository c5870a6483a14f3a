import { customerSample } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { auditRecord } from '../audit/auditRecord.ts';
import { defineConfig } from '../config/defineConfig.ts';
import { hashOfRows, readTables } from '../config/readTables.ts';
import { recommended } from '../rules/recommended.ts';
import { strict } from '../rules/strict.ts';
import { ownWebsite } from '../testing/ownWebsite.ts';
import { type CustomerReviewerOptions, loadCustomerReviewer } from './loadCustomerReviewer.ts';
import { reviewBusinessCustomer } from './reviewBusinessCustomer.ts';

const asOf = '2026-11-21';
const revisionOf = async (options: CustomerReviewerOptions = {}): Promise<string> =>
  (await loadCustomerReviewer(options)).revision;

const rows = [{ code: 'BY', program: 'comprehensive' }];
const ofac = {
  format: 'passmuster-table/1',
  id: 'risk/ofac',
  asOf: '2026-11-20',
  count: 1,
  hash: hashOfRows(rows),
  rows,
};
const config = (more: object = {}) =>
  defineConfig({ name: 'acme', ownRules: [ownWebsite], ...more });

test('a revision names the configuration, its content and the version of the package', async () => {
  expect(await revisionOf({ config: config() })).toMatch(/^acme\/[0-9a-f]{8} kyc\/\d+\.\d+\.\d+$/);
  expect(await revisionOf()).toMatch(/^recommended\/[0-9a-f]{8} kyc\//);
});

test('a name in other letters can stand in a header', async () => {
  const named = defineConfig({ name: 'Açaí\n決済' });
  expect(await revisionOf({ config: named })).toMatch(/^A\?a\?\?\?\?\/[0-9a-f]{8} kyc\//);
});

test('a reviewer, its reviews and their records have the same one', async () => {
  const reviewer = await loadCustomerReviewer({ config: config() });
  const review = reviewer.review(customerSample, { asOf });
  expect(review.revision).toBe(reviewer.revision);
  expect(auditRecord(review, customerSample).revision).toBe(reviewer.revision);
});

test('a review by itself has the revision of its preset, settings and profile, whatever was reviewed before', () => {
  const of = (more: object = {}) =>
    reviewBusinessCustomer(customerSample, { asOf, preset: recommended, ...more }).revision;
  const plain = of();
  expect(of()).toBe(plain);
  const others = [
    of({ rules: { 'owner/passport-form': 'off' } }),
    of({ profile: { name: 'Acme Pay', countries: ['NG'] } }),
    of({ preset: strict }),
  ];
  expect(new Set([plain, ...others]).size).toBe(4);
  expect(of()).toBe(plain);
});

describe('two services differ in their revision by', () => {
  test.each<{ why: string; more: object | Promise<object> }>([
    { why: 'a rule that is off', more: { rules: { 'owner/passport-form': 'off' } } },
    { why: 'a severity', more: { rules: { 'owner/passport-form': 'error' } } },
    { why: 'an option', more: { rules: { 'owner/minimum-age': ['error', { years: 21 }] } } },
    { why: 'a rule of another package', more: { rules: { 'bank/ngn-phone-number': 'off' } } },
    { why: 'the version of an own rule', more: { ownRules: [{ ...ownWebsite, version: '2' }] } },
    { why: 'an own rule less', more: { ownRules: [] } },
    { why: 'a text', more: { texts: { fr: { 'acme/own-website': 'Texte' } } } },
    { why: 'a profile', more: { profile: { name: 'Acme Pay', countries: ['NG'] } } },
    { why: 'a preset', more: { preset: 'strict' } },
    { why: 'a bank', more: { banks: [{ country: 'NG', name: 'Acme Bank', code: '50999' }] } },
    { why: 'a table', more: readTables(ofac).then((tables) => ({ tables })) },
  ])('$why', async ({ more }) => {
    const other = await revisionOf({ config: config(await more) });
    expect(other).not.toBe(await revisionOf({ config: config() }));
    expect(other).toBe(await revisionOf({ config: config(await more) }));
  });
});

test('language and countries are not in it, and options of one service are', async () => {
  const { fr } = await import('../texts/fr.ts');
  expect(await revisionOf({ config: config(), catalog: fr, countries: ['NG'] })).toBe(
    await revisionOf({ config: config() }),
  );
  expect(await revisionOf({ rules: { 'owner/passport-form': 'off' } })).not.toBe(
    await revisionOf(),
  );
});
