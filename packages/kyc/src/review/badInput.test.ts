import { loadTables } from '@passmuster/findings';
import { runCount } from '@passmuster/testing/runCount';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditRecord } from '../audit/auditRecord.ts';
import { recommended } from '../rules/recommended.ts';
import { changed } from '../testing/changed.ts';
import { customers } from '../testing/customers.ts';
import { checkField } from './checkField.ts';
import { reviewBusinessCustomer } from './reviewBusinessCustomer.ts';

const tables = await loadTables(recommended);
const options = { asOf, preset: recommended, tables };
const reviewed = (draft: unknown) => reviewBusinessCustomer(draft, options);
const rulesOf = (draft: unknown) => reviewed(draft).findings.map(({ rule }) => rule);

/** The dotted path of every value in an application, lists and objects included. */
function pathsOf(value: unknown, at: readonly string[] = []): string[] {
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]))
      : [];
  return at.length === 0 ? below : [at.join('.'), ...below];
}

const odd = [
  null,
  '',
  ' ',
  0,
  -1,
  Number.NaN,
  true,
  [],
  {},
  [[]],
  [null],
  '🦒',
  1n,
  new Date(0),
  new Map(),
];

describe('wrong types', () => {
  // A sample: each path gets some of the values, and each value some of the paths.
  const taken = runCount(2, odd.length);
  const places = pathsOf(customerSample).map((path, turn) => ({
    path,
    values: Array.from({ length: taken }, (_, i) => odd[(turn * taken + i) % odd.length]),
  }));

  test.each(places)('at $path are found, and break no rule', ({ path, values }) => {
    for (const value of values) {
      const draft = changed({ [path]: value });
      const { findings, verdict, open } = reviewed(draft);
      expect(findings.map(({ rule }) => rule)).not.toContain('internal/rule-failed');
      const isBlocked = findings.some(({ severity }) => severity === 'error');
      expect(verdict === 'blocked').toBe(isBlocked);
      expect(open.requirements.length > 0).toBe(isBlocked);
      expect(() => checkField(path, draft, options)).not.toThrow();
    }
  });

  test.each(odd.map((draft) => ({ draft })))('in place of the application: $draft', ({ draft }) => {
    expect(reviewed(draft).ready).toBe(false);
  });

  test('anything at all', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (draft) => {
        const review = reviewed(draft);
        auditRecord(review, draft);
        return !review.ready && !rulesOf(draft).includes('internal/rule-failed');
      }),
      { numRuns: runCount(50, 1000) },
    );
  });
});

test('an application of which every second field is filled in', () => {
  const half = Object.fromEntries(Object.entries(customerSample).filter((_, i) => i % 2 === 0));
  const { findings, requirements } = reviewed(half);
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['schema/required']));
  expect(requirements.some(({ status }) => status === 'met')).toBe(true);
});

test('a thousand owners', () => {
  const [owner] = customerSample.business_owners;
  const businessOwners = Array.from({ length: 1000 }, (_, i) => ({
    ...owner,
    id_number: `A${100_000 + i}`,
    first_name: `Thandi ${i}`,
    email: `thandi${i}@karootrading.co.za`,
    phone_number: `+2782${1_000_000 + i}`,
    ownership_percentage: 0.1,
    is_beneficial_owner: false,
  }));
  const { verdict, requirements } = reviewed({
    ...customerSample,
    business_owners: businessOwners,
  });
  expect(verdict).not.toBe('blocked');
  // All are met, so none is left to count.
  expect(requirements).toHaveLength(1000);
  const [last] = businessOwners.slice(-2);
  const twice = [...businessOwners.slice(0, -1), { ...last, date_of_birth: '2020-01-01' }];
  expect(rulesOf({ ...customerSample, business_owners: twice })).toContain(
    'business/distinct-owners',
  );
});

test.each([
  {
    why: 'far dates',
    set: { 'business_owners.0.date_of_birth': '9999-12-31' },
    rule: 'owner/minimum-age',
  },
  {
    why: 'a year one',
    set: { registration_date: '0001-01-01' },
    rule: 'business/registration-date',
  },
  {
    why: 'an emoji name',
    set: { 'business_owners.0.first_name': '👩🏽‍🚀' },
    rule: 'owner/name-characters',
  },
  {
    why: '50 emoji are 50 characters',
    set: { 'business_owners.0.first_name': '🦒'.repeat(50) },
    rule: 'owner/name-characters',
  },
  {
    why: '51 emoji',
    set: { 'business_owners.0.first_name': '🦒'.repeat(51) },
    rule: 'schema/length',
  },
  {
    why: 'one passport twice',
    set: { 'business_owners.1.id_number': 'A01234567' },
    rule: 'business/distinct-owners',
  },
  {
    why: 'a key of every object',
    set: { business_type: 'constructor', 'registered_address.country': 'toString' },
    rule: 'schema/choice',
  },
])('$why: $rule', ({ set, rule }) => {
  const rules = rulesOf(changed(set));
  if (rule) expect(rules).toContain(rule);
  else expect(rules).toEqual([]);
});

test('a prototype in the text is not a field, and pollutes nothing', () => {
  const draft: unknown = JSON.parse(
    '{"__proto__":{"email":"a@example.com"},"constructor":{"x":1}}',
  );
  const { requirements } = reviewed(draft);
  expect(requirements.find(({ path }) => path.join('.') === 'email')?.status).toBe('missing');
  expect(Reflect.get({}, 'email')).toBeUndefined();
});

test('no message repeats what was typed', () => {
  const secret = 'S3cr3t-7731';
  for (const path of pathsOf(customerSample)) {
    expect(JSON.stringify(reviewed(changed({ [path]: secret })))).not.toContain(secret);
  }
});

test('whatever the review finds at a field, the check of that field finds too', () => {
  fc.assert(
    fc.property(customers, (draft) => {
      for (const { rule, path } of reviewed(draft).findings) {
        const found = checkField(path, draft, options).some(
          (finding) => finding.rule === rule && finding.path.join('.') === path.join('.'),
        );
        expect(found, `${rule} at ${path.join('.')}`).toBe(true);
      }
    }),
    { numRuns: runCount(10, 100) },
  );
});
