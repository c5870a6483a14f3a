import { type Acceptance, verdictOf } from '@passmuster/findings';
import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { auditMarkdown } from '../audit/auditMarkdown.ts';
import { auditRecord } from '../audit/auditRecord.ts';
import { recommended } from '../rules/recommended.ts';
import { changed } from '../testing/changed.ts';
import { reviewBusinessCustomer } from './reviewBusinessCustomer.ts';

// One owner is a hundred and one: a warning. A share of 80% makes 120%, and an owner of 11: errors.
const born = 'business_owners.0.date_of_birth';
const old = changed({ [born]: '1925-11-21' });
const tooMuch = changed({ [born]: '1925-11-21', 'business_owners.0.ownership_percentage': 80 });
const age: Acceptance = {
  rule: 'owner/plausible-age',
  path: born,
  reason: 'Passport seen',
  by: 'Ada Obi',
  until: asOf,
};
const reviewOf = (draft: unknown, ...accepted: readonly Acceptance[]) =>
  reviewBusinessCustomer(draft, { asOf, preset: recommended, accepted });

test('a warning that somebody accepted stays, marked, and is no longer open', () => {
  expect(reviewOf(old)).toMatchObject({ verdict: 'look', ready: false });
  const { verdict, ready, open, findings, acceptances } = reviewOf(old, age);
  expect({ verdict, ready, open: open.findings }).toEqual({
    verdict: 'clear',
    ready: true,
    open: [],
  });
  expect(findings.filter(({ accepted }) => accepted).map(({ rule }) => rule)).toEqual([age.rule]);
  expect(acceptances).toEqual([
    { ...age, path: born.split('.').map((key) => (key === '0' ? 0 : key)), outcome: 'applied' },
  ]);
});

test.each([
  { why: 'on its last day', change: {}, outcome: 'applied', found: [] },
  {
    why: 'wherever the rule reports it',
    change: { path: undefined },
    outcome: 'applied',
    found: [],
  },
  { why: 'the day after', change: { until: '2026-11-20' }, outcome: 'expired', found: ['warning'] },
  {
    why: 'at another place',
    change: { path: ['documents'] },
    outcome: 'not-found',
    found: ['info'],
  },
  {
    why: 'of a rule that found nothing',
    change: { rule: 'business/signer' },
    outcome: 'not-found',
    found: ['info'],
  },
  { why: 'of no rule', change: { rule: 'owner/age' }, outcome: 'unknown-rule', found: ['warning'] },
  { why: 'without a reason', change: { reason: ' ' }, outcome: 'incomplete', found: ['warning'] },
  { why: 'by nobody', change: { by: '' }, outcome: 'incomplete', found: ['warning'] },
  { why: 'without a day', change: { until: 'soon' }, outcome: 'incomplete', found: ['warning'] },
])('an acceptance $why: $outcome', ({ change, outcome, found }) => {
  const review = reviewOf(old, { ...age, ...change });
  expect(review.acceptances.map((one) => one.outcome)).toEqual([outcome]);
  expect(review.ready).toBe(outcome === 'applied');
  const about = review.findings.filter(({ rule }) => rule.startsWith('acceptance/'));
  expect(about.map(({ severity }) => severity)).toEqual(found);
});

test('a path that is neither text nor a list is incomplete', () => {
  const accepted = JSON.parse(JSON.stringify({ ...age, path: 7 }));
  expect(reviewOf(old, accepted).acceptances.map(({ outcome }) => outcome)).toEqual(['incomplete']);
});

test.each([null, undefined, 7, 'owner/plausible-age', [], {}])(
  'in place of an acceptance, %j is one of no rule',
  (odd) => {
    const accepted = JSON.parse(JSON.stringify([odd ?? null]));
    const { verdict, acceptances } = reviewOf(old, ...accepted);
    expect(acceptances.map(({ outcome }) => outcome)).toEqual(['unknown-rule']);
    expect(verdict).toBe('look');
  },
);

test.each([
  { why: 'shares over 100%', rule: 'business/ownership-sum', path: 'business_owners', set: {} },
  { why: 'a child', rule: 'owner/minimum-age', path: born, set: { [born]: '2015-01-01' } },
  { why: 'a missing field', rule: 'schema/required', path: 'email', set: { email: undefined } },
])('$why cannot be accepted', ({ rule, path, set }) => {
  const draft = changed({ 'business_owners.0.ownership_percentage': 80, ...set });
  const review = reviewOf(draft, { ...age, rule, path });
  expect(review.acceptances.map(({ outcome }) => outcome)).toEqual(['error']);
  expect(review.verdict).toBe('blocked');
  expect(review.findings.some(({ accepted }) => accepted)).toBe(false);
});

test('an error stays open beside an accepted warning', () => {
  const { verdict, open, findings } = reviewOf(tooMuch, age);
  expect(verdict).toBe('blocked');
  expect(verdictOf(findings)).toBe('blocked');
  expect(open.findings.map(({ rule }) => rule)).toEqual(['business/ownership-sum']);
});

test('a rule made an error cannot be accepted', () => {
  const rules = { 'owner/plausible-age': 'error' } as const;
  const options = { asOf, preset: recommended, rules, accepted: [age] };
  expect(reviewBusinessCustomer(old, options).verdict).toBe('blocked');
});

test('the record and its page list acceptances, and what they say stays in its cell', () => {
  const review = reviewOf(old, { ...age, reason: 'a | b\n# c' });
  const record = auditRecord(review, old);
  expect(record.verdict).toBe('clear');
  const page = auditMarkdown(record);
  expect(page).toContain(
    `| owner/plausible-age | business_owners\\[0].date_of_birth | a \\| b # c | Ada Obi | ${asOf} | accepted |`,
  );
  expect(page).toContain(
    '| warning | business_owners\\[0].date_of_birth | owner/plausible-age | accepted |',
  );
});
