import { defineConfig, defineRule, loadCustomerReviewer } from '@passmuster/kyc';
import { fr } from '@passmuster/kyc/fr';
import { expect, test } from 'vitest';
import { directReviewer } from './directReviewer.ts';

const asOf = '2026-11-21';
const own = defineRule({
  id: 'acme/website',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'Acme' },
  message: 'business_website is not ours',
  remedy: 'Enter your own website.',
  reads: { business_website: (value: unknown): value is string => typeof value === 'string' },
  check(_, { report }) {
    report(['business_website']);
  },
});
const config = defineConfig({
  name: 'acme',
  ownRules: [own],
  rules: { 'owner/minimum-age': ['error', { years: 21 }], 'business/own-website': 'off' },
  texts: {
    fr: { 'acme/website': 'Indiquez votre propre site.' },
    de: { 'acme/website': 'Geben Sie Ihre eigene Website an.' },
  },
});
const values = {
  business_website: 'https://karoo.example.org',
  business_owners: [{ date_of_birth: '2006-01-31' }],
};

test.each([
  { language: 'en', catalog: undefined },
  { language: 'fr', catalog: fr },
])(
  'a form and a server have the same findings and texts in $language',
  async ({ language, catalog }) => {
    const form = directReviewer({ config, catalogs: { fr: async () => fr } });
    const server = await loadCustomerReviewer({ config, catalog });
    const { draft } = await form.subject(values);
    const inForm = await form.review({ values, asOf, language });
    const texts = (one: {
      readonly rule: string;
      readonly severity: string;
      readonly remedy: string;
    }) => [one.rule, one.severity, one.remedy].join(' ');
    const onServer = server.review(draft, { asOf }).findings.map(texts);
    expect(inForm.findings.map(texts)).toEqual(expect.arrayContaining(onServer));
    expect(onServer.join()).toContain('acme/website');
    expect(onServer.join()).toContain('21');
  },
);

test('a language may have texts of the configuration only', async () => {
  const { findings } = await directReviewer({ config }).review({ values, asOf, language: 'de' });
  expect(findings.find(({ rule }) => rule === 'acme/website')?.remedy).toBe(
    'Geben Sie Ihre eigene Website an.',
  );
});

test('a form has the revision of its server, although it asks what a server does not', async () => {
  const server = await loadCustomerReviewer({ config });
  const { revision } = await directReviewer({ config }).review({ values, asOf, language: 'en' });
  expect(revision).toBe(server.revision);
  const changed = await directReviewer({ config, rules: { 'owner/passport-form': 'off' } }).review({
    values,
    asOf,
    language: 'en',
  });
  expect(changed.revision).not.toBe(server.revision);
});

test('a configuration that names rules of other packages works in a form', async () => {
  const withBank = defineConfig({ name: 'acme', rules: { 'bank/ngn-phone-number': 'off' } });
  const { findings } = await directReviewer({ config: withBank }).review({
    values,
    asOf,
    language: 'en',
  });
  expect(findings.length).toBeGreaterThan(0);
});
