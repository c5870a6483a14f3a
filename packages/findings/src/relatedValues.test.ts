import { describe, expect, test } from 'vitest';
import { proposeFixes } from './proposeFixes.ts';
import { review, reviewField } from './review.ts';
import { rulesFor } from './rulesFor.ts';
import { about, asOf, isNumber } from './testing/peopleRules.ts';

const { defineRule } = rulesFor<{
  readonly people: readonly { readonly weight: number }[];
  readonly '@lift': number;
}>();

const tooHeavy = defineRule({
  ...about,
  id: 'person/too-heavy',
  each: 'people',
  reads: { weight: isNumber, '/@lift': isNumber },
  check({ weight, '/@lift': lift }, { report }) {
    if (weight > lift) report(['weight']);
  },
});
const crew = { people: [{ weight: 80 }, { weight: 81 }] };

describe('a rule that reads a related value', () => {
  test.each([
    { related: { lift: 81 }, finds: [] },
    { related: { lift: 80 }, finds: ['people.1.weight'] },
    { related: { lift: '80' }, finds: [] },
    { related: undefined, finds: [] },
  ])('with $related finds $finds, by paths of the subject', ({ related, finds }) => {
    const { findings } = review(crew, [tooHeavy], { asOf, related });
    expect(findings.map(({ path }) => path.join('.'))).toEqual(finds);
  });

  test('takes nothing from a field of the same name, and says what is missing', () => {
    const { audit, findings } = review({ ...crew, lift: 1, '@lift': 1 }, [tooHeavy], { asOf });
    expect(findings).toEqual([]);
    expect(audit.rules).toMatchObject([
      { outcome: 'not-applicable', skipReasons: ['lift is missing', 'lift is missing'] },
    ]);
  });

  test('runs for every element when the value changes, and for one when its field changes', () => {
    const options = { asOf, related: { lift: 79 } };
    expect(reviewField(['@lift'], crew, [tooHeavy], options)).toHaveLength(2);
    expect(reviewField(['people', 1], crew, [tooHeavy], options)).toHaveLength(1);
    expect(reviewField(['lift'], crew, [tooHeavy], options)).toEqual([]);
  });
});

test('a rule about the whole subject reads it without a slash', () => {
  const rule = defineRule({
    ...about,
    id: 'crew/lift',
    reads: { '@lift': isNumber },
    check({ '@lift': lift }, { report }) {
      if (lift < 100) report(['people']);
    },
  });
  expect(review(crew, [rule], { asOf, related: { lift: 99 } }).findings).toHaveLength(1);
  expect(review(crew, [rule], { asOf, related: { lift: 100 } }).findings).toEqual([]);
  expect(reviewField(['@lift'], crew, [rule], { asOf, related: { lift: 99 } })).toHaveLength(1);
});

test('a fix can use a related value', () => {
  const rule = defineRule({
    ...about,
    id: 'person/too-heavy',
    each: 'people',
    reads: { weight: isNumber, '/@lift': isNumber },
    check({ weight, '/@lift': lift }, { report }) {
      if (weight > lift) report(['weight']);
    },
    fix: ({ '/@lift': lift }) => [{ path: ['weight'], value: lift }],
  });
  const options = { asOf, related: { lift: 80 } };
  const { findings } = review(crew, [rule], options);
  expect(proposeFixes(crew, [rule], findings, options)[0]?.changes).toEqual([
    { path: ['people', 1, 'weight'], value: 80, replaces: 81 },
  ]);
  expect(proposeFixes(crew, [rule], findings, { asOf })).toEqual([]);
});
