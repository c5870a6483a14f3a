import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { reviewBusinessCustomer } from '../review/reviewBusinessCustomer.ts';
import { recommended } from '../rules/recommended.ts';
import { changed } from '../testing/changed.ts';
import { type Acceptance, isAt } from './acceptances.ts';
import { auditMarkdown } from './auditMarkdown.ts';
import { auditRecord } from './auditRecord.ts';

// Shares of 120% are a warning, made to block here; an owner of 11 is refused by the API itself.
const draft = changed({
  'business_owners.0.ownership_percentage': 80,
  'business_owners.1.date_of_birth': '2015-01-01',
});
const withoutChild = changed({ 'business_owners.0.ownership_percentage': 80 });
const rules = { 'business/ownership-sum': 'error' } as const;
const shares: Acceptance = {
  rule: 'business/ownership-sum',
  path: 'business_owners',
  reason: 'Rounded shares, register seen',
  by: 'Ada Obi',
  until: asOf,
};
const recordOf = (application: unknown, ...accepted: readonly Acceptance[]) => {
  const review = reviewBusinessCustomer(application, { asOf, preset: recommended, rules });
  return auditRecord(review, application, { accepted });
};

test('an accepted finding stays in the record, marked, and no longer blocks', () => {
  expect(recordOf(withoutChild).ready).toBe(false);
  const { ready, findings, acceptances } = recordOf(withoutChild, shares);
  expect(ready).toBe(true);
  expect(findings.filter(({ accepted }) => accepted)).toEqual([
    { rule: shares.rule, severity: 'error', path: ['business_owners'], accepted: true },
  ]);
  expect(acceptances).toEqual([{ ...shares, path: ['business_owners'], outcome: 'applied' }]);
});

test.each([
  { why: 'on its last day', change: {}, outcome: 'applied', ready: true },
  { why: 'the day after', change: { until: '2026-11-20' }, outcome: 'expired', ready: false },
  { why: 'at another place', change: { path: ['documents'] }, outcome: 'not-found', ready: false },
  {
    why: 'of another rule',
    change: { rule: 'business/signer' },
    outcome: 'not-found',
    ready: false,
  },
])('$why: $outcome', ({ change, outcome, ready }) => {
  const record = recordOf(withoutChild, { ...shares, ...change });
  expect(record.acceptances.map((one) => one.outcome)).toEqual([outcome]);
  expect(record.ready).toBe(ready);
});

test('what the API itself refuses cannot be accepted, nor what is wrong in shape', () => {
  const age = { rule: 'owner/minimum-age', path: 'business_owners.1.date_of_birth' };
  const child = recordOf(draft, shares, { ...shares, ...age });
  expect(child.acceptances.map(({ outcome }) => outcome)).toEqual(['applied', 'required']);
  expect(child.ready).toBe(false);
  const shape = { rule: 'schema/required', path: 'email' };
  const noEmail = recordOf(changed({ email: undefined }), { ...shares, ...shape });
  expect(noEmail.acceptances.map(({ outcome }) => outcome)).toEqual(['required']);
  expect(noEmail.ready).toBe(false);
});

test.each([
  { why: 'no reason', change: { reason: ' ' } },
  { why: 'nobody', change: { by: '' } },
  { why: 'a blank name', change: { by: ' ' } },
  { why: 'no day', change: { until: 'soon' } },
])('$why throws', ({ change }) => {
  expect(() => recordOf(withoutChild, { ...shares, ...change })).toThrow(TypeError);
});

test('the page lists acceptances, and what they say stays in its cell', () => {
  const page = auditMarkdown(recordOf(withoutChild, { ...shares, reason: 'a | b\n# c' }));
  expect(page).toContain(
    `| business/ownership-sum | business_owners | a \\| b # c | Ada Obi | ${asOf} | accepted |`,
  );
  expect(page).toContain('| error | business_owners | business/ownership-sum | accepted |');
});

test.each([
  { path: ['business_owners', 0, 'email'], is: true },
  { path: ['business_owners', 1, 'email'], is: false },
  { path: ['business_owners', 0], is: false },
  { path: ['business_owners', 0, 'email', 'domain'], is: false },
])('a finding at business_owners.0.email is at $path: $is', ({ path, is }) => {
  const finding = { rule: 'schema/format', path: ['business_owners', 0, 'email'] };
  expect(isAt(finding, 'schema/format', path)).toBe(is);
  expect(isAt(finding, 'schema/length', path)).toBe(false);
});
