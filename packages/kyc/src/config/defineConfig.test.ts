import { describe, expect, test } from 'vitest';
import { auditRecord } from '../audit/auditRecord.ts';
import { loadCustomerReviewer } from '../review/loadCustomerReviewer.ts';
import { ownWebsite } from '../testing/ownWebsite.ts';
import { fr } from '../texts/fr.ts';
import { defineConfig } from './defineConfig.ts';

const asOf = '2026-11-21';

const draft = {
  business_website: 'https://karoo.example.org',
  business_owners: [{ date_of_birth: '2006-11-22', ownership_percentage: 12 }],
};
const findingOf = async (
  rule: string,
  options: Parameters<typeof loadCustomerReviewer>[0],
  value: unknown = draft,
) => {
  const reviewer = await loadCustomerReviewer(options);
  return reviewer.review(value, { asOf }).findings.find((finding) => finding.rule === rule);
};

describe('an owner of', () => {
  const config = defineConfig({
    name: 'acme',
    rules: { 'owner/minimum-age': ['error', { years: 21 }] },
  });
  test.each([
    { born: '2005-11-21', why: '21 today', is: false },
    { born: '2005-11-22', why: '21 tomorrow', is: true },
    { born: '2008-11-21', why: '18 today', is: true },
  ])('$why', async ({ born, is }) => {
    const value = { business_owners: [{ date_of_birth: born }] };
    expect((await findingOf('owner/minimum-age', { config }, value)) !== undefined).toBe(is);
  });

  test('18, whose rule says why: the configuration, not the API', async () => {
    const found = await findingOf('owner/minimum-age', { config });
    expect(found).toMatchObject({
      remedy: 'Every owner must be 21 or older. Check the date of birth.',
      basis: 'practice',
      source: { title: 'Configuration acme' },
    });
    const years18 = defineConfig({
      name: 'acme',
      rules: { 'owner/minimum-age': ['error', { years: 18 }] },
    });
    const value = { business_owners: [{ date_of_birth: '2010-11-22' }] };
    expect(await findingOf('owner/minimum-age', { config: years18 }, value)).toMatchObject({
      basis: 'spec',
    });
  });

  test('20, in a leap year: nobody else reports the day before the birthday', async () => {
    const value = { business_owners: [{ date_of_birth: '2008-02-29' }] };
    const reviewer = await loadCustomerReviewer({ config });
    const { findings } = reviewer.review(value, { asOf: '2029-02-28' });
    expect(findings.map(({ rule }) => rule)).toContain('owner/minimum-age');
  });
});

test.each([
  { percent: 12, is: true },
  { percent: 13, is: false },
])('an owner of 12% must be marked from $percent%: $is', async ({ percent, is }) => {
  const config = defineConfig({
    name: 'acme',
    rules: { 'owner/beneficial-owner-marked': ['warning', { percent }] },
  });
  const value = { business_owners: [{ ownership_percentage: 12, is_beneficial_owner: false }] };
  const found = await findingOf('owner/beneficial-owner-marked', { config }, value);
  expect(found !== undefined).toBe(is);
});

test.each([
  { months: 6, is: false },
  { months: 5, is: true },
])('a statement of 6 months ago is too old with $months months: $is', async ({ months, is }) => {
  const config = defineConfig({
    name: 'acme',
    rules: { 'document/recent': ['warning', { months }] },
  });
  const reviewer = await loadCustomerReviewer({ config });
  const value = { documents: [{ doc_type: 'BANK_STATEMENT' }] };
  const documentDates = { 'documents.0': { issued: '2026-05-21' } };
  const { findings } = reviewer.review(value, { asOf, documentDates });
  expect(findings.some(({ rule }) => rule === 'document/recent')).toBe(is);
});

test('own lists of mail hosts', async () => {
  const config = defineConfig({
    name: 'acme',
    rules: {
      'email/disposable-domain': [
        'warning',
        { add: ['throwaway.example.net'], except: ['mailinator.com'] },
      ],
      'business/own-email': ['info', { add: ['freemail.example.net'] }],
    },
  });
  const rulesOf = async (email: string, options = {}) => {
    const reviewer = await loadCustomerReviewer(options);
    const value = { email, business_website: 'https://karoo.co.za' };
    return reviewer.review(value, { asOf }).findings.map(({ rule }) => rule);
  };
  const disposable = 'email/disposable-domain';
  expect(await rulesOf('a@mailinator.com')).toContain(disposable);
  expect(await rulesOf('a@mailinator.com', { config })).not.toContain(disposable);
  expect(await rulesOf('a@throwaway.example.net')).not.toContain(disposable);
  expect(await rulesOf('a@mx.throwaway.example.net', { config })).toContain(disposable);
  expect(await rulesOf('a@freemail.example.net')).not.toContain('business/own-email');
  expect(await rulesOf('a@freemail.example.net', { config })).toContain('business/own-email');
});

test('own rules join the preset, with their severity, options and texts', async () => {
  const config = defineConfig({
    name: 'acme',
    preset: 'spec',
    ownRules: [async () => ({ rules: [ownWebsite] as const })],
    rules: { 'acme/own-website': ['error', { hosts: ['shop.test'] }] },
    texts: { fr: { 'acme/own-website': 'Indiquez un site sous {domain}.' } },
  });
  const found = await findingOf('acme/own-website', { config });
  expect([found?.severity, found?.remedy]).toEqual(['error', 'Enter a website under shop.test.']);
  const french = await findingOf('acme/own-website', { config, catalog: fr });
  expect(french?.remedy).toBe('Indiquez un site sous shop.test.');
  const reviewer = await loadCustomerReviewer({ config });
  expect(reviewer.review({}, { asOf }).preset).toBe('spec and acme');
});

test('a text of ours may be replaced, also in English', async () => {
  const texts = { en: { 'owner/minimum-age': 'Too young: under {years}.' } };
  const config = defineConfig({ name: 'acme', texts });
  const value = { business_owners: [{ date_of_birth: '2010-01-31' }] };
  expect((await findingOf('owner/minimum-age', { config }, value))?.remedy).toBe(
    'Too young: under 18.',
  );
});

test('the audit has the options that are set, and the hash of the rules depends on them', async () => {
  const config = defineConfig({
    name: 'acme',
    rules: { 'owner/minimum-age': ['error', { years: 21 }], 'bank/ngn-phone-number': 'off' },
  });
  const [own, usual] = await Promise.all([
    loadCustomerReviewer({ config }),
    loadCustomerReviewer(),
  ]);
  const review = own.review(draft, { asOf });
  expect(review.audit.rules.find(({ rule }) => rule === 'owner/minimum-age')?.options).toEqual({
    years: 21,
  });
  // The severity is what it was, and banks are checked elsewhere.
  expect(review.audit.overrides).toEqual([]);
  expect(auditRecord(review, draft).rulesHash).not.toBe(
    auditRecord(usual.review(draft, { asOf }), draft).rulesHash,
  );
});

test('the options of a service win over its configuration', async () => {
  const config = defineConfig({
    name: 'acme',
    preset: 'spec',
    rules: { 'owner/minimum-age': 'off' },
  });
  const reviewer = await loadCustomerReviewer({
    config,
    preset: 'strict',
    rules: { 'owner/minimum-age': 'info' },
  });
  const value = { business_owners: [{ date_of_birth: '2010-01-31' }] };
  const { preset, findings } = reviewer.review(value, { asOf });
  expect(preset).toBe('strict');
  expect(findings.find(({ rule }) => rule === 'owner/minimum-age')?.severity).toBe('info');
});
