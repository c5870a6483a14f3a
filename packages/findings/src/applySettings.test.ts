import { expect, test } from 'vitest';
import { applySettings } from './applySettings.ts';
import type { Finding } from './finding.ts';

const finding: Finding = {
  rule: 'acme/one',
  severity: 'warning',
  basis: 'practice',
  source: { title: 'Acme' },
  path: ['email'],
  message: 'Wrong',
  remedy: 'Correct it.',
};

test.each([
  { settings: {}, severities: ['warning'], why: 'its own severity without an override' },
  { settings: { 'acme/one': 'error' }, severities: ['error'], why: 'the severity that is set' },
  { settings: { 'acme/one': 'off' }, severities: [], why: 'nothing if the rule is off' },
  { settings: { 'acme/two': 'off' }, severities: ['warning'], why: 'no override of another rule' },
  {
    settings: { 'acme/one': undefined },
    severities: ['warning'],
    why: 'an override without value',
  },
] as const)('a finding under settings: $why', ({ settings, severities }) => {
  expect(applySettings([finding], settings).map(({ severity }) => severity)).toEqual(severities);
});

test('names of object members are not overrides', () => {
  expect(applySettings([{ ...finding, rule: 'toString' }], {})).toHaveLength(1);
});
