import { expect, test } from 'vitest';
import { explain } from './explain.ts';

test.each([
  { id: 'owner/minimum-age', severity: 'error', preset: 'spec' },
  { id: 'business/own-email', severity: 'info', preset: 'recommended' },
  { id: 'risk/eu-high-risk', severity: 'info', preset: 'strict' },
  { id: 'wallet/known-currency', severity: 'warning', preset: undefined },
  { id: 'profile/country', severity: 'error', preset: undefined },
  { id: 'document/recommended', severity: 'info', preset: undefined },
  { id: 'schema/required', severity: 'error', preset: undefined },
  { id: 'schema/unknown-field', severity: 'info', preset: 'recommended' },
  { id: 'internal/rule-failed', severity: 'error', preset: undefined },
])('$id is a rule of $preset', ({ id, severity, preset }) => {
  expect(explain(id)).toMatchObject({ id, severity });
  expect(explain(id)?.preset).toBe(preset);
});

test('no other id is a rule', () => {
  expect(explain('toString')).toBeUndefined();
  expect(explain('')).toBeUndefined();
});
