import { describe, expect, test } from 'vitest';
import { review } from './review.ts';
import type { SubjectRule } from './subjectRule.ts';
import { asOf, broken, overLimit, rules, tall, tooMany } from './testing/peopleRules.ts';

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

  test('a rule that throws is reported without its message, and the others run', () => {
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
    { people: undefined, skipReasons: [], outcome: 'not-applicable' },
    { people: 'x', skipReasons: [], outcome: 'not-applicable' },
    { people: [{}], skipReasons: ['people[0].height is missing'], outcome: 'not-applicable' },
    {
      people: [{ height: '1' }],
      skipReasons: ["people[0].height isn't a value that this rule is about"],
      outcome: 'not-applicable',
    },
    {
      people: [null, { height: 200 }],
      skipReasons: ['people[0].height is missing'],
      outcome: 'clear',
    },
    { people: [{ height: 1 }], skipReasons: [], outcome: 'found' },
  ])('people of $people: $outcome $skipReasons', ({ people, skipReasons, outcome }) => {
    expect(review({ people }, [tall], { asOf }).audit.rules[0]).toMatchObject({
      skipReasons,
      outcome,
    });
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
    { settings: {}, found: 'error' },
    { settings: { 'person/tall': 'off' as const }, found: undefined },
    { settings: { 'person/tall': 'info' as const }, found: 'info' },
  ])('settings $settings: $found', ({ settings, found }) => {
    const { findings, ready } = review({ people: [{ height: 1 }] }, [tall], { asOf, settings });
    expect(findings[0]?.severity).toBe(found);
    expect(ready).toBe(found !== 'error');
  });

  test('takes remedies from a catalog, and English for what it lacks', () => {
    const catalog = {
      locale: 'fr',
      remedies: { 'person/tall': 'Choisissez au moins {least} cm.' },
    };
    const { findings } = review({ people: [{ height: 1, weight: 2 }], limit: 1 }, rules, {
      asOf,
      catalog,
    });
    expect(findings.map(({ remedy }) => remedy)).toEqual([
      'Choisissez au moins 180 cm.',
      'Fix it',
      'Fix it',
    ]);
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
