import { describe, expect, test } from 'vitest';
import { loadCustomerReviewer } from '../review/loadCustomerReviewer.ts';
import { ownWebsite } from '../testing/ownWebsite.ts';
import { defineConfig } from './defineConfig.ts';

describe('rules that are loaded later are refused when they are', () => {
  test.each([
    {
      ownRules: [async () => ({ rules: [ownWebsite] as const })],
      rules: { 'acme/own-websiet': 'off' },
      sentence: 'acme: rules: there is no rule "acme/own-websiet". Did you mean acme/own-website?',
    },
    {
      ownRules: [async () => ({ rules: [ownWebsite] as const })],
      rules: { 'acme/own-website': ['error', { hosts: ['no host'] }] },
      sentence:
        'acme: rules, "acme/own-website": hosts must be a list of at most 5 domains in lowercase, such as example.org',
    },
    {
      ownRules: [async () => ({ rules: [ownWebsite] as const })],
      texts: { fr: { 'acme/other': 'Texte' } },
      sentence: 'acme: texts, fr: there is no rule "acme/other"',
    },
    {
      ownRules: [async () => ({})],
      sentence: 'acme, ownRules: a module must export a list named rules',
    },
    {
      ownRules: [ownWebsite, async () => ({ rules: [{ ...ownWebsite }] as const })],
      sentence: 'acme: ownRules: two rules have the id acme/own-website',
    },
  ])('$sentence', async ({ sentence, ...config }) => {
    // What TypeScript would refuse.
    const define = defineConfig as (config: object) => ReturnType<typeof defineConfig>;
    const shared = define({ name: 'acme', ...config });
    await expect(loadCustomerReviewer({ config: shared })).rejects.toThrow(new TypeError(sentence));
  });
});

test('a rule of its own that throws is one finding, and the others go on', async () => {
  const failing = {
    ...ownWebsite,
    id: 'acme/failing',
    check(): never {
      throw new Error('secret');
    },
  } as const;
  const config = defineConfig({ name: 'acme', ownRules: [failing] });
  const reviewer = await loadCustomerReviewer({ config });
  const draft = {
    business_website: 'https://karoo.example.org',
    business_owners: [{ date_of_birth: '2010-01-31' }],
  };
  const { findings } = reviewer.review(draft, { asOf: '2026-11-21' });
  const found = findings.find(({ rule }) => rule === 'internal/rule-failed');
  expect(found?.message).toBe("The rule acme/failing threw an error, so this wasn't checked");
  expect(findings.map(({ rule }) => rule)).toContain('owner/minimum-age');
});
