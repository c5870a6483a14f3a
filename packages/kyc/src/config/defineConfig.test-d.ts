import { test } from 'vitest';
import { defineRule } from '../rule/defineRule.ts';
import { isText } from '../rule/guards.ts';
import { defineConfig } from './defineConfig.ts';

const own = defineRule({
  id: 'acme/own-website',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'Acme' },
  message: 'message',
  remedy: 'remedy',
  options: { words: { default: 1, minimum: 1, maximum: 9, description: 'Words' } },
  reads: { business_website: isText },
  check(_, { options, report }) {
    const words: number = options.words;
    if (words > 1) report(['business_website']);
  },
});

test('takes ids of all packages and of its own rules, and the options that they have', () => {
  const acme = defineConfig({
    name: 'acme',
    ownRules: [own],
    rules: {
      'acme/own-website': 'error',
      'bank/ngn-phone-number': 'off',
      'owner/minimum-age': ['error', { years: 21 }],
      'email/disposable-domain': ['warning', { add: ['example.org'] }],
    },
    texts: { fr: { 'acme/own-website': 'Texte', 'owner/minimum-age.future': 'Texte' } },
  });
  defineConfig({ name: 'shop', extends: [acme], rules: { 'acme/own-website': 'off' } });
});

test('takes ids of rules that are loaded later', () => {
  const load = async () => ({ rules: [own] as const });
  defineConfig({ name: 'acme', ownRules: [load], rules: { 'acme/own-website': 'off' } });
});

test('refuses what does not exist', () => {
  // @ts-expect-error: no rule
  defineConfig({ name: 'acme', rules: { 'owner/minimum-aeg': 'off' } });
  // @ts-expect-error: no setting
  defineConfig({ name: 'acme', rules: { 'owner/minimum-age': 'of' } });
  // @ts-expect-error: no option
  defineConfig({ name: 'acme', rules: { 'owner/minimum-age': ['error', { yeers: 21 }] } });
  // @ts-expect-error: the option is a number
  defineConfig({ name: 'acme', rules: { 'owner/minimum-age': ['error', { years: '21' }] } });
  // @ts-expect-error: a rule without options
  defineConfig({ name: 'acme', rules: { 'bank/ngn-phone-number': ['error', { years: 21 }] } });
  // @ts-expect-error: no preset
  defineConfig({ name: 'acme', preset: 'strikt' });
  // @ts-expect-error: no rule, beside a rule of its own
  defineConfig({ name: 'acme', ownRules: [own], rules: { 'acme/other': 'off' } });
  // @ts-expect-error: no text
  defineConfig({ name: 'acme', texts: { fr: { 'acme/other': 'Texte' } } });
});
