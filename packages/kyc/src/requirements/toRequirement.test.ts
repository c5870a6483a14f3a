import { type Finding, type Severity, toFinding } from '@passmuster/findings';
import { schemaRule } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { fr } from '../texts/fr.ts';
import { toRequirement } from './toRequirement.ts';

const found = (severity: Severity, path: readonly PropertyKey[], remedy: string): Finding => ({
  ...toFinding(schemaRule.format, path),
  severity,
  remedy,
});
const remedyOf = (findings: readonly Finding[], status: 'invalid' | 'missing' | 'met') =>
  toRequirement(
    {
      path: ['business_owners', 0, 'address'],
      level: 'required',
      status,
      label: 'Address',
      rule: schemaRule.required,
    },
    { draft: {}, errorPaths: [], findings, rules: [] },
  ).remedy;

const place = ['business_owners', 0, 'address'];
const generic = toFinding(schemaRule.required, place).remedy;

test.each([
  { why: 'an error at the field', findings: [found('error', place, 'A')], remedy: 'A' },
  { why: 'an error in it', findings: [found('error', [...place, 'city'], 'A')], remedy: 'A' },
  { why: 'a warning', findings: [found('warning', place, 'A')], remedy: generic },
  {
    why: 'an error of the next owner',
    findings: [found('error', ['business_owners', 1, 'address'], 'A')],
    remedy: generic,
  },
  {
    why: 'the second of two errors',
    findings: [found('error', ['email'], 'A'), found('error', place, 'B')],
    remedy: 'B',
  },
  { why: 'no finding', findings: [], remedy: generic },
])('an invalid field has the remedy of $why: $remedy', ({ findings, remedy }) => {
  expect(remedyOf(findings, 'invalid')).toBe(remedy);
});

test('a missing field has the remedy of its rule, and one that is met has none', () => {
  const findings = [found('error', place, 'A')];
  expect(remedyOf(findings, 'missing')).toBe(generic);
  expect(remedyOf(findings, 'met')).toBeUndefined();
});

test('a requirement outside of owners has no property for their name', () => {
  const line = { path: ['email'], level: 'required', status: 'missing', label: 'Email' } as const;
  const reviewed = { draft: {}, errorPaths: [], findings: [], rules: [], catalog: fr };
  const requirement = toRequirement({ ...line, rule: schemaRule.required }, reviewed);
  expect(Object.getOwnPropertyNames(requirement)).not.toContain('owner');
  expect(requirement.remedy).toBe(fr.remedies['schema/required']);
});
