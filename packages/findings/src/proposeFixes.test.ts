import { describe, expect, test } from 'vitest';
import { applyFix } from './applyFix.ts';
import { proposeFixes } from './proposeFixes.ts';
import { review } from './review.ts';
import type { SubjectRule } from './subjectRule.ts';
import { loadTables } from './tables.ts';
import { about, asOf, defineRule, isNumber } from './testing/peopleRules.ts';

/** Heights in meters, which were meant in centimeters. */
const inCentimeters = defineRule({
  ...about,
  id: 'person/in-centimeters',
  texts: { sum: { message: 'Sum', remedy: 'Sum' } },
  each: ['people', 'crew.*.people'],
  reads: { height: isNumber },
  check({ height }, { report }) {
    if (height < 3) report(['height']);
  },
  fix: ({ height }) => [{ path: ['height'], value: height * 100 }],
});

/** Weights whose finding lies on the list, and the fix in its elements. */
const halfWeights = defineRule({
  ...about,
  id: 'crew/half-weights',
  reads: { 'people.*.weight': isNumber },
  check({ 'people.*.weight': weights }, { report }) {
    if (weights.some((weight) => weight < 1)) report(['people']);
  },
  fix: ({ 'people.*.weight': weights }) =>
    weights.map((weight, i) => ({ path: ['people', i, 'weight'], value: weight * 100 })),
});

async function fixesOf(subject: unknown, rules: readonly SubjectRule[]) {
  const options = { asOf, tables: await loadTables({ rules }) };
  const { findings } = review(subject, rules, options);
  const fixes = proposeFixes(subject, rules, findings, options);
  for (const fix of fixes) {
    const { findings: rest } = review(applyFix(subject, fix).value, rules, options);
    expect(rest.length).toBeLessThan(findings.length);
  }
  return fixes.map(({ rule, path, changes }) => [
    rule,
    path.join('.'),
    ...changes.map((change) => `${change.path.join('.')} ${change.replaces} to ${change.value}`),
  ]);
}

describe('a rule proposes a fix', () => {
  test('for an element of each of its lists', async () => {
    const people = [{ height: 180 }, { height: 1.5 }];
    expect(await fixesOf({ people, crew: [{ people }] }, [inCentimeters])).toEqual([
      ['person/in-centimeters', 'crew.0.people.1.height', 'crew.0.people.1.height 1.5 to 150'],
      ['person/in-centimeters', 'people.1.height', 'people.1.height 1.5 to 150'],
    ]);
  });

  test('that changes several fields elsewhere', async () => {
    const subject = { people: [{ weight: 0.5 }, { weight: 0.75 }] };
    expect(await fixesOf(subject, [halfWeights])).toEqual([
      ['crew/half-weights', 'people', 'people.0.weight 0.5 to 50', 'people.1.weight 0.75 to 75'],
    ]);
  });

  test('from its table, the day and what it reported', async () => {
    const rule = defineRule({
      ...about,
      id: 'person/by-table',
      message: 'Under {least}',
      texts: { tiny: { message: 'Tiny', remedy: 'Grow' } },
      within: ['people.*'],
      reads: { height: isNumber },
      load: async () => ({ least: 150 }),
      check({ height }, { table: { least }, report }) {
        if (height < 50) report(['height'], 'tiny');
        else if (height < least) report(['height'], { least });
      },
      fix: (_, { table, asOf: day, finding: { path, text = '', parameters } }) => [
        { path: ['height'], value: table.least },
        { path: ['note'], value: [day, ...path, text, parameters?.['least']].join(' ') },
      ],
    });
    expect(await fixesOf({ people: [{ height: 100 }, { height: 40 }] }, [rule])).toEqual([
      [
        'person/by-table',
        'people.0.height',
        'people.0.height 100 to 150',
        `people.0.note undefined to ${asOf} height  150`,
      ],
      [
        'person/by-table',
        'people.1.height',
        'people.1.height 40 to 150',
        `people.1.note undefined to ${asOf} height tiny `,
      ],
    ]);
  });
});

describe('no fix', () => {
  const finding = { ...inCentimeters, rule: inCentimeters.id, path: ['people', 0, 'height'] };
  const subject = { people: [{ height: 1.5 }] };
  const { fix: _, ...withoutFix } = inCentimeters;
  test.each<{ why: string; rule: SubjectRule; on?: unknown; path?: readonly PropertyKey[] }>([
    { why: 'of a rule without one', rule: withoutFix },
    { why: 'of a rule that has none this time', rule: { ...inCentimeters, fix: () => undefined } },
    { why: 'without a change', rule: { ...inCentimeters, fix: () => [] } },
    {
      why: 'of a rule whose fix throws',
      rule: {
        ...inCentimeters,
        fix() {
          throw new Error('no');
        },
      },
    },
    { why: 'where the rule cannot read', rule: inCentimeters, on: { people: [{}] } },
    { why: 'outside of what the rule checks', rule: inCentimeters, path: ['people'] },
    { why: 'of another list', rule: inCentimeters, path: ['guests', 0, 'height'] },
    {
      why: 'at a key that is not an index',
      rule: inCentimeters,
      path: ['people', Symbol('0'), 'a'],
    },
  ])('$why', ({ rule, on = subject, path = finding.path }) => {
    expect(proposeFixes(on, [rule], [{ ...finding, path }], { asOf })).toEqual([]);
  });

  test('for a finding of another rule', () => {
    expect(proposeFixes(subject, [inCentimeters], [{ ...finding, rule: 'a/b' }], { asOf })).toEqual(
      [],
    );
  });

  test('of a subject whose own code throws', () => {
    const hostile = {
      get people(): never {
        throw new Error('1.5');
      },
    };
    expect(proposeFixes(hostile, [inCentimeters, halfWeights], [finding], { asOf })).toEqual([]);
  });
});
