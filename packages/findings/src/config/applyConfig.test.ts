import { expect, test } from 'vitest';
import type { Finding } from '../finding.ts';
import { applyConfig } from './applyConfig.ts';
import { mergeConfigs } from './mergeConfigs.ts';
import type { SharedConfig } from './sharedConfig.ts';

const finding: Finding = {
  rule: 'bank/ngn-phone-number',
  severity: 'error',
  path: ['account_number'],
  message: 'message',
  remedy: 'remedy',
  basis: 'standard',
  source: { title: 'source' },
};

test('without a configuration, findings are as they were', () => {
  expect(applyConfig([finding], {})).toEqual([finding]);
});

test('sets severities and turns rules off', () => {
  const info = mergeConfigs({ name: 'acme', rules: { 'bank/ngn-phone-number': 'info' } });
  expect(applyConfig([finding], { config: info })).toEqual([{ ...finding, severity: 'info' }]);
  const off = mergeConfigs({ name: 'acme', rules: { 'bank/ngn-phone-number': 'off' } });
  expect(applyConfig([finding], { config: off })).toEqual([]);
});

test('its texts win over those of the catalog, in the language of the catalog only', () => {
  const texts = { fr: { 'bank/ngn-phone-number': 'à nous' } };
  const config = mergeConfigs({ name: 'acme', texts });
  const catalog = { locale: 'fr', remedies: { 'bank/ngn-phone-number': 'du recueil' } };
  const remedyOf = (options: Parameters<typeof applyConfig>[1]) =>
    applyConfig([finding], options)[0]?.remedy;
  expect(remedyOf({ config, catalog })).toBe('à nous');
  expect(remedyOf({ catalog })).toBe('du recueil');
  expect(remedyOf({ config })).toBe('remedy');
  expect(remedyOf({ config, catalog: { locale: 'pt-BR', remedies: {} } })).toBe('remedy');
});

test('refuses what defineConfig did not make', () => {
  const config = { name: 'acme' } as SharedConfig;
  expect(() => applyConfig([finding], { config })).toThrow('config must be made by defineConfig');
});
