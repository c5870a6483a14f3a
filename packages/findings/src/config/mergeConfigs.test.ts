import { expect, test } from 'vitest';
import { mergeConfigs } from './mergeConfigs.ts';
import { configSettings } from './sharedConfig.ts';

const rule = (id: string) =>
  ({
    id,
    severity: 'warning',
    basis: 'practice',
    source: { title: 'Acme' },
    message: 'message',
    remedy: 'remedy',
    reads: {},
    check: () => {},
  }) as const;

const base = mergeConfigs({
  name: 'base',
  preset: 'spec',
  rules: { 'a/a': ['warning', { years: 21, hosts: ['a.test'] }], 'a/b': 'off' },
  texts: { fr: { 'a/a': 'un', 'a/b': 'deux' } },
  profile: { name: 'Base' },
  banks: [{ country: 'NG', name: 'Base', code: '51234' }],
});

test('severity and options of a rule merge apart, options by name', () => {
  const { rules } = mergeConfigs({ name: 'acme', extends: [base], rules: { 'a/a': 'error' } });
  expect(rules['a/a']).toEqual({ setting: 'error', options: { years: 21, hosts: ['a.test'] } });
  const other = mergeConfigs({
    name: 'acme',
    extends: [base],
    rules: { 'a/a': ['info', { hosts: ['b.test'] }] },
  });
  expect(other.rules['a/a']).toEqual({
    setting: 'info',
    options: { years: 21, hosts: ['b.test'] },
  });
});

test('a later base wins over an earlier one, and its own settings over both', () => {
  const second = mergeConfigs({ name: 'second', preset: 'strict', rules: { 'a/b': 'info' } });
  const { preset, rules } = mergeConfigs({ name: 'acme', extends: [base, second] });
  expect([preset, rules['a/b']?.setting]).toEqual(['strict', 'info']);
  const own = mergeConfigs({ name: 'acme', extends: [base, second], rules: { 'a/b': 'error' } });
  expect(configSettings(own)).toEqual({ 'a/a': 'warning', 'a/b': 'error' });
});

test('texts merge by language and id, banks are added, the last profile counts', () => {
  const { texts, banks, profile } = mergeConfigs({
    name: 'acme',
    extends: [base],
    texts: { fr: { 'a/b': 'trois' }, de: { 'a/a': 'eins' } },
    profile: { name: 'Acme' },
    banks: [{ country: 'ZA', name: 'Acme', code: '123456' }],
  });
  expect(texts).toEqual({ fr: { 'a/a': 'un', 'a/b': 'trois' }, de: { 'a/a': 'eins' } });
  expect(banks.map(({ name }) => name)).toEqual(['Base', 'Acme']);
  expect(profile).toEqual({ name: 'Acme' });
});

test('the same rule of two bases is there once; two rules with one id are refused', () => {
  const shared = rule('acme/shared');
  const [one, two] = ['one', 'two'].map((name) => mergeConfigs({ name, ownRules: [shared] }));
  if (!one || !two) throw new Error('two configurations');
  expect(mergeConfigs({ name: 'acme', extends: [one, two] }).ownRules).toEqual([shared]);
  expect(() =>
    mergeConfigs({ name: 'acme', extends: [one], ownRules: [rule('acme/shared')] }),
  ).toThrow(new TypeError('acme, ownRules: two rules have the id acme/shared'));
});

test('each line says which configuration it comes from', () => {
  const { lines } = mergeConfigs({
    name: 'acme',
    extends: [base],
    preset: 'strict',
    rules: { 'a/b': 'error' },
    ownRules: [rule('acme/own')],
  });
  expect(lines.map(({ key, value, from }) => `${key} = ${value} (${from})`)).toEqual([
    'profile = {"name":"Base"} (base)',
    'rules.a/a = "warning" (base)',
    'rules.a/a.years = 21 (base)',
    'rules.a/a.hosts = ["a.test"] (base)',
    'texts.fr.a/a = "un" (base)',
    'texts.fr.a/b = "deux" (base)',
    'banks.NG.51234 = "Base" (base)',
    'preset = "strict" (acme)',
    'rules.a/b = "error" (acme)',
    'ownRules.acme/own = "warning" (acme)',
  ]);
});

test('nobody can change it, nor what it was made of', () => {
  const banks = [{ country: 'NG', name: 'Own', code: '51235' }] as const;
  const config = mergeConfigs({ name: 'acme', extends: [base], banks });
  expect(() => Object.assign(config.rules, { 'a/c': { setting: 'off' } })).toThrow(TypeError);
  expect(() => Object.assign(config.rules['a/a'] ?? {}, { setting: 'off' })).toThrow(TypeError);
  expect(() => Object.assign(config.banks, [1])).toThrow(TypeError);
  expect(Object.isFrozen(config.lines[0])).toBe(true);
});
