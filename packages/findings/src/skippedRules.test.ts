import { expect, test } from 'vitest';
import { review } from './review.ts';
import { asOf, broken, overLimit, tall, tooMany } from './testing/peopleRules.ts';

test('a review names the rules that did not run, in the words of the audit', () => {
  const rules = [
    tall,
    broken,
    { ...overLimit, id: 'rule/not-applicable' },
    { ...tooMany, id: 'rule/off' },
    { ...tall, id: 'rule/not-loaded', load: async () => undefined },
    { ...tall, id: 'rule/not-in-force', until: '2026-11-20' },
    { ...tall, id: 'rule/clear', check: () => undefined },
  ];
  const subject = { name: 'Ada', people: [{ height: 1 }] };
  const { skipped, audit } = review(subject, rules, { asOf, settings: { 'rule/off': 'off' } });
  expect(skipped.map(({ rule, outcome }) => [rule, outcome])).toEqual([
    ['rule/not-applicable', 'not-applicable'],
    ['rule/off', 'off'],
    ['rule/not-loaded', 'not-loaded'],
    ['rule/not-in-force', 'not-in-force'],
  ]);
  expect(skipped[0]?.skipReasons).toEqual(['people[0].weight is missing']);
  expect(skipped.every((run) => audit.rules.includes(run))).toBe(true);
});
