import { describe, expect, test } from 'vitest';
import { readOnlySet } from '../readOnlySet.ts';
import { configProblem } from './configProblem.ts';
import { mergeConfigs } from './mergeConfigs.ts';

const known = {
  presets: ['spec', 'recommended'],
  tables: ['risk/ofac'],
  ruleIds: readOnlySet(['owner/minimum-age', 'bank/ngn-phone-number']),
  options: {
    'owner/minimum-age': {
      years: { default: 18, minimum: 18, maximum: 99, description: 'The age' },
      hosts: { default: [], format: 'domain', maxItems: 2, description: 'Hosts' },
    },
  },
} as const;

const ownRule = {
  id: 'acme/own-website',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'Acme' },
  message: 'message',
  remedy: 'remedy',
  reads: {},
  check: () => {},
} as const;
const later = () => Promise.resolve({ rules: [] });

describe('is refused in one sentence', () => {
  test.each([
    [undefined, 'a configuration must be an object'],
    [{}, 'the name of a configuration must be a text of at most 200 characters'],
    [
      { name: 'x'.repeat(201) },
      'the name of a configuration must be a text of at most 200 characters',
    ],
  ])('%j', (config, sentence) => {
    expect(configProblem(config, known)).toBe(sentence);
  });

  test.each([
    [{ rulez: {} }, 'there is no setting "rulez". Did you mean rules?'],
    [{ extends: {} }, 'extends must be a list of configurations'],
    [
      { extends: [mergeConfigs({ name: 'a' }), {}] },
      'extends[1] is not a configuration made by defineConfig',
    ],
    [
      { extends: [undefined] },
      'extends[0] is not a configuration made by defineConfig. Do its module and this one import each other?',
    ],
    [{ preset: 'strikt' }, 'preset must be spec, recommended'],
    [{ rules: [] }, 'rules must be an object'],
    [
      { rules: { 'owner/minimum-aeg': 'off' } },
      'rules: there is no rule "owner/minimum-aeg". Did you mean owner/minimum-age?',
    ],
    [
      { rules: { 'owner/minimum-age': 'of' } },
      `rules, "owner/minimum-age": must be 'off', 'error', 'warning' or 'info', or a list of one of them and options`,
    ],
    [
      { rules: { 'owner/minimum-age': ['error', { years: 17 }] } },
      'rules, "owner/minimum-age": years must be a whole number from 18 to 99',
    ],
    [
      { rules: { 'owner/minimum-age': ['error', { years: 100 }] } },
      'rules, "owner/minimum-age": years must be a whole number from 18 to 99',
    ],
    [
      { rules: { 'owner/minimum-age': ['error', { years: '21' }] } },
      'rules, "owner/minimum-age": years must be a whole number from 18 to 99',
    ],
    [
      { rules: { 'owner/minimum-age': ['error', { yeers: 21 }] } },
      'rules, "owner/minimum-age": there is no option "yeers". Did you mean years?',
    ],
    [
      { rules: { 'owner/minimum-age': ['error', { hosts: ['not a host'] }] } },
      'rules, "owner/minimum-age": hosts must be a list of at most 2 domains in lowercase, such as example.org',
    ],
    [
      { rules: { 'owner/minimum-age': ['error', { hosts: ['a.test', 'b.test', 'c.test'] }] } },
      'rules, "owner/minimum-age": hosts must be a list of at most 2 domains in lowercase, such as example.org',
    ],
    [
      { rules: { 'bank/ngn-phone-number': ['error', { years: 21 }] } },
      'rules, "bank/ngn-phone-number": the rule has no options',
    ],
    [
      { rules: { 'owner/minimum-age': ['error', 21] } },
      'rules, "owner/minimum-age": the options must be an object, such as { years: 21 }',
    ],
    [{ ownRules: {} }, 'ownRules must be a list'],
    [{ ownRules: ['./rules.js'] }, 'ownRules[0]: must be a rule, made by defineRule'],
    [
      { ownRules: [{ ...ownRule, id: 'website' }] },
      'ownRules[0]: id must be two words or more with a slash, such as acme/own-website',
    ],
    [
      { ownRules: [{ ...ownRule, id: 'owner/minimum-age' }] },
      'ownRules[0]: owner/minimum-age is the id of a rule of Passmuster',
    ],
    [
      { ownRules: [{ ...ownRule, severity: 'fatal' }] },
      'ownRules[0]: acme/own-website: severity must be error, warning, info',
    ],
    [
      { ownRules: [{ ...ownRule, check: undefined }] },
      'ownRules[0]: acme/own-website: must have source, reads and check',
    ],
    [{ texts: { french: {} } }, 'texts: "french" is not a language, such as fr or pt-BR'],
    [
      { texts: { fr: { 'acme/own-website': 'x' } } },
      'texts, fr: there is no rule "acme/own-website"',
    ],
    [
      { texts: { fr: { 'owner/minimum-age': ' ' } } },
      'texts, fr: "owner/minimum-age" must be a text of at most 1,000 characters',
    ],
    [{ profile: 'Acme Pay' }, 'profile must be an object with a name'],
    [{ banks: [{ country: 'KE' }] }, 'banks[0]: country must be NG or ZA'],
    [
      { banks: [{ country: 'ZA', name: 'Acme', code: '12345' }] },
      'banks[0]: code must be a universal branch code of six digits',
    ],
    [
      { banks: [{ country: 'NG', name: '', code: '51234' }] },
      'banks[0]: name and aliases must be texts of at most 100 characters',
    ],
  ])('%j', (config, sentence) => {
    expect(configProblem({ name: 'acme', ...config }, known)).toBe(`acme: ${sentence}`);
  });
});

test.each([
  { why: 'nothing', config: {} },
  { why: 'the lowest age', config: { rules: { 'owner/minimum-age': ['error', { years: 18 }] } } },
  { why: 'the highest age', config: { rules: { 'owner/minimum-age': ['error', { years: 99 }] } } },
  {
    why: 'a setting and a text of a rule of its own',
    config: {
      ownRules: [ownRule],
      rules: { 'acme/own-website': 'error' },
      texts: { fr: { 'acme/own-website': 'Texte', 'acme/own-website.other': 'Texte' } },
    },
  },
  {
    why: 'a setting of a rule of its base',
    config: {
      extends: [mergeConfigs({ name: 'base', ownRules: [ownRule] })],
      rules: { 'acme/own-website': 'off' },
    },
  },
  {
    why: 'a setting and a text of a rule that is loaded later',
    config: {
      ownRules: [later],
      rules: { 'acme/later': ['error', { any: 1 }] },
      texts: { fr: { 'acme/later': 'Texte' } },
    },
  },
])('takes $why', ({ config }) => {
  expect(configProblem({ name: 'acme', ...config }, known)).toBeUndefined();
});
