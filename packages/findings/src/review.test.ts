import { describe, expect, test } from 'vitest';
import { defineRule, type Guard, type SubjectRule } from './defineRule.ts';
import { review, reviewField } from './review.ts';

const isNumber: Guard<number> = (value): value is number => typeof value === 'number';
const asOf = '2026-11-21';

const about = {
  severity: 'error',
  basis: 'practice',
  source: { title: 'A book' },
  message: 'Wrong',
  remedy: 'Put it right',
} as const;

const tall = defineRule({
  ...about,
  id: 'person/tall',
  message: 'Under {least} cm',
  each: 'people',
  reads: { height: isNumber },
  check({ height }, { report }) {
    if (height < 180) report(['height'], { least: 180 });
  },
});
const tooMany = defineRule({
  ...about,
  id: 'crew/too-heavy',
  severity: 'warning',
  reads: { 'people.*.weight': isNumber, limit: isNumber },
  check({ 'people.*.weight': weights, limit }, { report }) {
    if (weights.reduce((sum, weight) => sum + weight, 0) > limit) report(['people']);
  },
});
const overLimit = defineRule({
  ...about,
  id: 'person/over-limit',
  severity: 'info',
  each: ['people', 'crew.*.people'],
  reads: { weight: isNumber, '/limit': isNumber },
  check({ weight, '/limit': limit }, { report }) {
    if (weight > limit) report(['weight']);
  },
});
const broken = defineRule({
  ...about,
  id: 'rule/broken',
  reads: { name: (value): value is string => typeof value === 'string' },
  check({ name }) {
    throw new Error(name);
  },
});
const rules = [overLimit, tooMany, tall, broken];

const summary = (subject: unknown, chosen: readonly SubjectRule[] = rules) =>
  review(subject, chosen, { asOf }).findings.map(({ rule, path }) => `${rule} ${path.join('.')}`);

describe('review', () => {
  test('sorts by severity, then path with numbers as numbers, then rule', () => {
    const short = { height: 1, weight: 60 };
    const people = Array(11).fill(short);
    expect(summary({ people, limit: 50 }, [overLimit, tooMany, tall])).toEqual([
      ...people.map((_, i) => `person/tall people.${i}.height`),
      'crew/too-heavy people',
      ...people.map((_, i) => `person/over-limit people.${i}.weight`),
    ]);
  });

  test('completes the texts, and gives the source', () => {
    const { findings } = review({ people: [{ height: 1 }] }, [tall], { asOf });
    expect(findings[0]).toMatchObject({ message: 'Under 180 cm', source: { title: 'A book' } });
  });

  test('checks lists inside lists', () => {
    const crew = [{ people: [{ weight: 1 }] }, { people: [{ weight: 9 }, { weight: 8 }] }];
    expect(summary({ crew, limit: 7 }, [overLimit])).toEqual([
      'person/over-limit crew.1.people.0.weight',
      'person/over-limit crew.1.people.1.weight',
    ]);
  });

  test('a rule that throws is reported in its place, without its words, and the rest go on', () => {
    const { findings, ready, audit } = review(
      { name: 'Ada', people: [{ height: 1 }] },
      [broken, tall],
      { asOf },
    );
    expect(findings.map(({ rule }) => rule)).toEqual(['internal/rule-failed', 'person/tall']);
    expect(ready).toBe(false);
    expect(audit.rules[0]?.outcome).toBe('failed');
    expect(JSON.stringify(findings)).not.toContain('Ada');
  });

  test('input whose own code throws is not ready either', () => {
    const hostile = new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw new Error('no');
        },
      },
    );
    expect(review(hostile, [tall], { asOf }).ready).toBe(false);
  });

  test.each([
    { people: undefined, because: [], outcome: 'not-applicable' },
    { people: 'x', because: [], outcome: 'not-applicable' },
    { people: [{}], because: ['people[0].height is missing'], outcome: 'not-applicable' },
    {
      people: [{ height: '1' }],
      because: ['people[0].height does not fit'],
      outcome: 'not-applicable',
    },
    { people: [null, { height: 200 }], because: ['people[0].height is missing'], outcome: 'clear' },
    { people: [{ height: 1 }], because: [], outcome: 'found' },
  ])('people of $people: $outcome $because', ({ people, because, outcome }) => {
    expect(review({ people }, [tall], { asOf }).audit.rules[0]).toMatchObject({ because, outcome });
  });

  test.each([
    { day: '2025-12-31', outcome: 'not-in-force' },
    { day: '2026-01-01', outcome: 'found' },
    { day: '2026-06-30', outcome: 'found' },
    { day: '2026-07-01', outcome: 'not-in-force' },
  ])('a rule for the first half of 2026, as of $day: $outcome', ({ day, outcome }) => {
    const dated = { ...tall, since: '2026-01-01', until: '2026-06-30' };
    const { audit } = review({ people: [{ height: 1 }] }, [dated], { asOf: day });
    expect(audit.rules[0]?.outcome).toBe(outcome);
  });

  test.each([
    { settings: {}, grade: {}, found: 'error' },
    { settings: { 'person/tall': 'off' as const }, grade: {}, found: undefined },
    {
      settings: { 'person/tall': 'info' as const },
      grade: { error: 'warning' as const },
      found: 'info',
    },
    { settings: {}, grade: { error: 'warning' as const }, found: 'warning' },
  ])('settings $settings over grade $grade: $found', ({ settings, grade, found }) => {
    const { findings, ready } = review({ people: [{ height: 1 }] }, [tall], {
      asOf,
      settings,
      grade,
    });
    expect(findings[0]?.severity).toBe(found);
    expect(ready).toBe(found !== 'error');
  });

  test('takes its texts from a catalogue, and English for what it lacks', () => {
    const catalogue = {
      locale: 'fr',
      rules: { 'person/tall': { message: 'Moins de {least} cm', remedy: 'x' } },
    };
    const { findings } = review({ people: [{ height: 1, weight: 2 }], limit: 1 }, rules, {
      asOf,
      catalogue,
    });
    expect(findings.map(({ message }) => message)).toEqual(['Moins de 180 cm', 'Wrong', 'Wrong']);
  });

  test('names the tables it consulted', () => {
    const data = [{ name: 'Heights', asOf: '2026-01-01' }];
    expect(
      review(
        {},
        [
          { ...tall, data },
          { ...tooMany, data },
        ],
        { asOf },
      ).audit.data,
    ).toEqual(data);
  });
});

describe('reviewField', () => {
  const subject = {
    limit: 5,
    people: [
      { height: 1, weight: 9 },
      { height: 2, weight: 8 },
    ],
  };
  test.each([
    { path: ['people', 0, 'height'], found: ['person/tall people.0.height'] },
    {
      path: ['people', 1, 'weight'],
      found: ['crew/too-heavy people', 'person/over-limit people.1.weight'],
    },
    {
      path: ['people', 1],
      found: [
        'person/tall people.1.height',
        'crew/too-heavy people',
        'person/over-limit people.1.weight',
      ],
    },
    {
      path: ['limit'],
      found: [
        'crew/too-heavy people',
        'person/over-limit people.0.weight',
        'person/over-limit people.1.weight',
      ],
    },
    { path: ['name'], found: [] },
  ])('$path: $found', ({ path, found }) => {
    const findings = reviewField(path, subject, rules, { asOf });
    expect(findings.map(({ rule, path }) => `${rule} ${path.join('.')}`)).toEqual(found);
  });
});
