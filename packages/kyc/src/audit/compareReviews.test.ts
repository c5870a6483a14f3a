import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { reviewBusinessCustomer } from '../review/reviewBusinessCustomer.ts';
import { recommended } from '../rules/recommended.ts';
import { spec } from '../rules/spec.ts';
import { changed } from '../testing/changed.ts';
import { type AuditOptions, type AuditRecord, auditRecord } from './auditRecord.ts';
import { compareReviews } from './compareReviews.ts';

const recordOf = (
  set: Parameters<typeof changed>[0],
  options: AuditOptions = {},
  more: Partial<Parameters<typeof reviewBusinessCustomer>[1]> = {},
): AuditRecord => {
  const draft = changed(set);
  const review = reviewBusinessCustomer(draft, { asOf, preset: recommended, ...more });
  return auditRecord(review, draft, options);
};
const tooMuch = { 'business_owners.0.ownership_percentage': 80 };
const tooOld = { 'business_owners.0.date_of_birth': '1925-11-21' };
const tooYoung = { 'business_owners.1.date_of_birth': '2015-01-01' };

test('nothing differs between two reviews of the same', () => {
  expect(compareReviews(recordOf(tooMuch), recordOf(tooMuch))).toEqual({
    verdict: { before: 'blocked', after: 'blocked' },
    removed: [],
    added: [],
    changed: [],
    tables: [],
    rules: [],
    causes: [],
  });
});

test('lists findings that are gone, new and changed', () => {
  const before = recordOf({ ...tooOld, 'business_owners.1.is_signer': true });
  const rules = { 'owner/plausible-age': 'error' } as const;
  const after = recordOf({ ...tooYoung, ...tooOld }, {}, { rules });
  const { verdict, removed, added, changed: other } = compareReviews(before, after);
  expect(verdict).toEqual({ before: 'look', after: 'blocked' });
  expect(removed).toEqual([]);
  expect(added.map(({ rule }) => rule)).toEqual(['owner/minimum-age']);
  expect(other.map(({ before: was, after: is }) => [was.severity, is.severity])).toEqual([
    ['warning', 'error'],
  ]);
  expect(compareReviews(after, before).removed.map(({ rule }) => rule)).toEqual([
    'owner/minimum-age',
  ]);
});

test('an acceptance is a change of its finding', () => {
  const accepted = [
    {
      rule: 'owner/plausible-age',
      path: 'business_owners.0.date_of_birth',
      reason: 'Rounded',
      by: 'Ada Obi',
      until: asOf,
    },
  ];
  const { changed: other } = compareReviews(recordOf(tooOld), recordOf(tooOld, {}, { accepted }));
  expect(other.map(({ after }) => after.accepted)).toEqual([true]);
});

test('lists the tables and rules that changed since, and the version', () => {
  const now = recordOf({});
  const fatf = 'FATF call for action';
  const sanctions = now.data.find(({ name }) => name === 'OFAC comprehensive sanctions');
  const stored: AuditRecord = {
    ...now,
    version: '0.9.0',
    data: now.data
      .filter((table) => table !== sanctions)
      .map((table) => (table.name === fatf ? { ...table, asOf: '2026-02-13' } : table)),
    rules: now.rules.slice(0, -1),
  };
  const { tables, rules, version } = compareReviews(stored, now);
  expect(tables).toHaveLength(2);
  expect(tables).toContainEqual({ after: sanctions });
  expect(tables.find(({ before }) => before?.name === fatf)).toMatchObject({
    before: { asOf: '2026-02-13' },
    after: { asOf: '2026-06-19' },
  });
  expect(rules.map(({ before, after }) => [before?.rule, after?.rule])).toEqual([
    [undefined, now.rules.at(-1)?.rule],
  ]);
  expect(version).toEqual({ before: '0.9.0', after: now.version });
  expect(compareReviews(now, recordOf({}, {}, { preset: spec })).rules[0]).not.toHaveProperty(
    'after',
  );
});

test('what a rule found is not a change of the rule', () => {
  expect(compareReviews(recordOf({}), recordOf(tooYoung)).rules).toEqual([]);
});

test('says whether both are of the same application, where both hashes are keyed', () => {
  const key = 'a secret of 16 characters';
  const record = recordOf({}, { key });
  expect(compareReviews(record, recordOf({}, { key })).isSameApplication).toBe(true);
  expect(compareReviews(record, recordOf(tooMuch, { key })).isSameApplication).toBe(false);
  expect(compareReviews(record, recordOf({}))).not.toHaveProperty('isSameApplication');
  expect(compareReviews(recordOf({}), record)).not.toHaveProperty('isSameApplication');
});

test('a rule with another first or last day is a changed rule, as it was and as it is', () => {
  const now = recordOf({});
  const [first, second, ...others] = now.rules;
  if (!first || !second) throw new Error('The preset has rules');
  const stored: AuditRecord = {
    ...now,
    rules: [
      { ...first, since: '2026-01-01' },
      { ...second, since: '2026-01-01', until: '2026-12-31' },
      ...others,
    ],
  };
  const what = ({ rule, severity, basis, source }: typeof first) => {
    return { rule, severity, basis, source };
  };
  expect(compareReviews(stored, now).rules).toEqual([
    { before: { ...what(first), since: '2026-01-01' }, after: what(first) },
    {
      before: { ...what(second), since: '2026-01-01', until: '2026-12-31' },
      after: what(second),
    },
  ]);
});

test('tables that came and went are listed by name', () => {
  const now = recordOf({});
  const table = (name: string) => ({ name, asOf: '2026-01-01' });
  const stored: AuditRecord = { ...now, data: [...now.data, table('Zebra'), table('Aardvark')] };
  expect(compareReviews(stored, now).tables).toEqual([
    { before: table('Aardvark') },
    { before: table('Zebra') },
  ]);
  expect(compareReviews(now, stored).tables).toEqual([
    { after: table('Aardvark') },
    { after: table('Zebra') },
  ]);
});
