import { sampleDay as asOf } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import type { CustomerReviewOptions } from '../review/customerReviewOptions.ts';
import { reviewBusinessCustomer } from '../review/reviewBusinessCustomer.ts';
import { strict } from '../rules/strict.ts';
import { loadTables } from '../tables/loadTables.ts';
import { type Changes, changed } from '../testing/changed.ts';
import type { Requirement } from './requirement.ts';

const options = { asOf, preset: strict, tables: await loadTables(strict) };
const listOf = (set: Changes, more: Partial<CustomerReviewOptions> = {}): readonly Requirement[] =>
  reviewBusinessCustomer(changed(set), { ...options, ...more }).requirements;
const license = 'business/money-services-license';
const lineOf = (rule: string, set: Changes) => {
  const { findings, requirements } = reviewBusinessCustomer(changed(set), options);
  const line = requirements.find((one) => one.rule === rule);
  return { line, finding: findings.find((one) => one.rule === rule) };
};

test.each([
  { why: 'no money services', set: {}, status: undefined },
  { why: 'no answer yet', set: { conducts_money_services: undefined }, status: undefined },
  {
    why: 'money services without a license',
    set: { conducts_money_services: true },
    status: 'missing',
  },
  {
    why: 'money services with a license',
    set: {
      conducts_money_services: true,
      'documents.3': {
        doc_type: 'OTHER',
        doc_image: 'https://files.example.com/license.jpg',
        doc_country: 'ZA',
      },
    },
    status: 'met',
  },
])('$why: the license is $status', ({ set, status }) => {
  expect(lineOf(license, set).line?.status).toBe(status);
});

test.each([
  { rule: 'business/ownership-covered', set: {} },
  { rule: 'business/registered-owners', set: {} },
])('$rule adds no line if it finds nothing', ({ rule, set }) => {
  expect(lineOf(rule, set).line).toBeUndefined();
});

describe('a line has the remedy of its finding, numbers included', () => {
  test.each([
    { rule: 'business/ownership-covered', set: { 'business_owners.0.ownership_percentage': 5 } },
    { rule: license, set: { conducts_money_services: true } },
    { rule: 'business/signer', set: { 'business_owners.0.is_signer': false } },
  ])('$rule', ({ rule, set }) => {
    const { line, finding } = lineOf(rule, set);
    expect(line?.remedy).toBe(finding?.remedy);
    expect(line?.remedy).not.toMatch(/[{}]/);
  });
});

test.each([
  ['a controlling person', { 'business_owners.0.is_control_person': false }, 'Controlling person'],
  ['a signer', { 'business_owners.0.is_signer': false }, 'Authorized signer'],
  ['the license', { conducts_money_services: true }, 'License for money services'],
  ['the other owners', { 'business_owners.0.ownership_percentage': 5 }, 'Remaining owners'],
])('asks for %s', (_, set, label) => {
  const one = listOf({ 'business_owners.1.is_control_person': false, ...set }).find(
    (line) => line.label === label,
  );
  expect(one).toMatchObject({ level: 'recommended', status: 'missing' });
  expect(one?.remedy).toMatch(/\.$/);
});

test('what the rules ask for is met, blocked, required or not asked, as they say', () => {
  const control = (list: readonly Requirement[]) =>
    list.find(({ rule }) => rule === 'business/control-person');
  expect(control(listOf({}))?.status).toBe('met');
  expect(control(listOf({ business_owners: [] }))).toMatchObject({
    status: 'blocked',
    blockedBy: ['business_owners'],
  });
  const none = {
    'business_owners.0.is_control_person': false,
    'business_owners.1.is_control_person': false,
  };
  const blocking = { rules: { 'business/control-person': 'error' } } as const;
  expect(control(listOf(none, blocking))?.level).toBe('required');
  const off = { rules: { 'business/control-person': 'off' } } as const;
  expect(control(listOf(none, off))).toBeUndefined();
});
