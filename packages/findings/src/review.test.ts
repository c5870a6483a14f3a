import { describe, expect, test } from 'vitest';
import { definePreset } from './preset.ts';
import { review, reviewField } from './review.ts';
import { rulesFor } from './rulesFor.ts';
import type { Guard, SubjectRule } from './subjectRule.ts';
import { loadTables } from './tables.ts';

interface Person {
  readonly height: number;
  readonly weight: number;
}
const { defineRule } = rulesFor<{
  readonly name: string;
  readonly limit: number;
  readonly people: readonly Person[];
  readonly crew: readonly { readonly people: readonly Person[] }[];
}>();

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
  reads: { name: (value: unknown): value is string => typeof value === 'string' },
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
      because: ['people[0].height has the wrong type'],
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
    { settings: {}, found: 'error' },
    { settings: { 'person/tall': 'off' as const }, found: undefined },
    { settings: { 'person/tall': 'info' as const }, found: 'info' },
  ])('settings $settings: $found', ({ settings, found }) => {
    const { findings, ready } = review({ people: [{ height: 1 }] }, [tall], { asOf, settings });
    expect(findings[0]?.severity).toBe(found);
    expect(ready).toBe(found !== 'error');
  });

  test('takes its texts from a catalog, and English for what it lacks', () => {
    const catalog = {
      locale: 'fr',
      rules: { 'person/tall': { message: 'Moins de {least} cm', remedy: 'x' } },
    };
    const { findings } = review({ people: [{ height: 1, weight: 2 }], limit: 1 }, rules, {
      asOf,
      catalog,
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

const heightTable = { least: 150, version: { name: 'Heights', asOf: '2026-01-01', hash: 'abc' } };
const tallByTable = defineRule({
  ...about,
  id: 'person/tall-by-table',
  message: 'Under {least} cm',
  texts: { tiny: { message: 'Far under {least} cm', remedy: 'Grow, in {country:name}' } },
  each: 'people',
  load: async () => heightTable,
  data: ({ version }) => [version],
  reads: { height: isNumber },
  check({ height }, { report, table: { least } }) {
    if (height < 50) report(['height'], 'tiny', { least, country: 'ZA' });
    else if (height < least) report(['height'], { least });
  },
});

describe('a rule that needs a table', () => {
  const subject = { people: [{ height: 149 }, { height: 49 }] };

  test('does not run until the table is loaded, and the audit says so', () => {
    const { findings, audit } = review(subject, [tallByTable], { asOf });
    expect(findings).toEqual([]);
    expect(audit.rules[0]?.outcome).toBe('not-loaded');
    expect(audit.data).toEqual([]);
  });

  test('runs with it, and the audit names its version', async () => {
    const preset = definePreset('heights', [tallByTable]);
    const { findings, audit } = review(subject, preset, { asOf, tables: await loadTables(preset) });
    expect(findings.map(({ message, text }) => [message, text])).toEqual([
      ['Under 150 cm', undefined],
      ['Far under 150 cm', 'tiny'],
    ]);
    expect(findings[1]?.remedy).toBe('Grow, in South Africa');
    expect(audit.data).toEqual([heightTable.version]);
  });

  test('its other wordings are translated by key, countries by name', async () => {
    const catalog = {
      locale: 'fr',
      rules: {
        'person/tall-by-table': { texts: { tiny: { remedy: '{country:name} : {least}' } } },
      },
    };
    const tables = await loadTables({ rules: [tallByTable] });
    const { findings } = review(subject, [tallByTable], { asOf, tables, catalog });
    expect(findings.map(({ message, remedy }) => [message, remedy])).toEqual([
      ['Under 150 cm', 'Put it right'],
      ['Far under 150 cm', 'Afrique du Sud : 150'],
    ]);
  });
});

describe('bounds', () => {
  const people = (count: number) => Array.from({ length: count }, () => ({ height: 1, weight: 9 }));

  test.each([
    { count: 200, listed: 200, more: undefined },
    { count: 201, listed: 201, more: '1 more findings are not listed' },
    { count: 1000, listed: 201, more: '800 more findings are not listed' },
  ])('of $count findings $listed are listed', ({ count, listed, more }) => {
    const { findings, ready } = review({ people: people(count) }, [tall], { asOf });
    expect(findings).toHaveLength(listed);
    expect(findings.find(({ rule }) => rule === 'internal/more-findings')?.message).toBe(more);
    expect(ready).toBe(false);
  });

  test('errors are listed first, however many warnings were found before', () => {
    const { findings } = review({ people: people(300), limit: 1 }, [overLimit, tall], { asOf });
    expect(new Set(findings.slice(0, 200).map(({ rule }) => rule))).toEqual(
      new Set(['person/tall']),
    );
    expect(findings.at(-1)?.parameters).toEqual({ count: 400 });
  });

  test('findings made elsewhere are counted with the others, what they left out too', () => {
    const also = review({ people: people(900) }, [tall], { asOf }).findings;
    const { findings } = review({ people: people(150) }, [tall], { asOf, also });
    expect(findings).toHaveLength(201);
    expect(findings.at(-1)?.parameters).toEqual({ count: 900 + 150 - 200 });
  });

  test.each([
    { subject: { people: people(1000) }, at: undefined },
    { subject: { people: people(1001) }, at: 'people' },
    { subject: { people: new Array(4_000_000_000) }, at: 'people' },
    { subject: { crew: Array(5).fill({ people: people(999) }) }, at: undefined },
    { subject: { crew: Array(5).fill({ people: people(1000) }) }, at: '' },
  ])('a list that is too long is one finding at $at, and no rule reads it', ({ subject, at }) => {
    const { findings, audit } = review(subject, [overLimit], { asOf });
    const tooMany = findings.filter(({ rule }) => rule === 'input/too-many');
    expect(tooMany.map(({ path }) => path.join('.'))).toEqual(at === undefined ? [] : [at]);
    if (at !== undefined) expect(audit.rules[0]?.checked).toBe(0);
  });

  test('the limits can be raised', () => {
    const limits = { perList: 2000, perBody: 2000 };
    const { findings } = review({ people: people(1001) }, [tall], { asOf, limits });
    expect(findings[0]?.rule).toBe('person/tall');
  });

  test('a list that a schema has already refused is not reported twice', () => {
    const subject = { people: people(1001) };
    const also = review(subject, [tall], { asOf }).findings;
    expect(review(subject, [tall], { asOf, also }).findings).toHaveLength(1);
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
