import { type Audit, definePreset } from '@passmuster/findings';
import { expect, test } from 'vitest';
import { defineRule } from '../rule/defineRule.ts';
import { customerAudit } from './customerAudit.ts';

const ruleOf = (id: string, dates: { readonly since?: string; readonly until?: string } = {}) =>
  defineRule({
    id,
    severity: 'warning',
    basis: 'practice',
    source: { title: 'Acme handbook' },
    message: 'message',
    remedy: 'remedy',
    ...dates,
    reads: {},
    check() {},
  });
const preset = definePreset('acme', [
  ruleOf('acme/open'),
  ruleOf('acme/since', { since: '2026-01-01' }),
  ruleOf('acme/between', { since: '2026-01-01', until: '2026-12-31' }),
]);
const runs: Audit = {
  asOf: '2026-11-21',
  rules: preset.rules.map(({ id }) => {
    return { rule: id, outcome: 'clear', checked: 1, skipped: 0, skipReasons: [] };
  }),
  data: [],
};
const what = {
  severity: 'warning',
  basis: 'practice',
  source: { title: 'Acme handbook' },
  outcome: 'clear',
  checked: 1,
  skipped: 0,
  skipReasons: [],
};

test('a rule that ran has its severity, basis, source and dates', () => {
  expect(customerAudit(runs, preset, {}).rules).toStrictEqual([
    { ...what, rule: 'acme/open' },
    { ...what, rule: 'acme/since', since: '2026-01-01' },
    { ...what, rule: 'acme/between', since: '2026-01-01', until: '2026-12-31' },
  ]);
});

test('overrides are listed by id; a setting that changes nothing is none', () => {
  const settings = {
    'schema/choice': 'off',
    'acme/since': 'error',
    'acme/open': 'warning',
    'other/unknown': 'info',
    'acme/between': 'info',
  } as const;
  expect(customerAudit(runs, preset, settings).overrides).toStrictEqual([
    { rule: 'acme/between', severity: 'warning', setting: 'info' },
    { rule: 'acme/since', severity: 'warning', setting: 'error' },
    { rule: 'other/unknown', setting: 'info' },
    { rule: 'schema/choice', severity: 'error', setting: 'off' },
  ]);
});
