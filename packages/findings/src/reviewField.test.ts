import { describe, expect, test } from 'vitest';
import { reviewField } from './review.ts';
import { asOf, rules } from './testing/peopleRules.ts';

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
