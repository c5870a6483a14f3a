import { readFileSync } from 'node:fs';
import { testExamples } from '@passmuster/testing/testExamples';
import { expect, test } from 'vitest';
import * as findings from './index.ts';
import { markdownText } from './output/markdownText.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const { defineRule } = findings.rulesFor<{
  business_owners: readonly { date_of_birth: string }[];
  postal_code: string;
}>();
const about = { severity: 'error', basis: 'practice', source: { title: 'A book' } } as const;
const minimumAge = defineRule({
  ...about,
  id: 'owner/minimum-age',
  message: 'date_of_birth is under {years} years before the day of the review',
  remedy: 'Every owner must be {years} or older. Check the date of birth.',
  each: 'business_owners',
  reads: { date_of_birth: isText },
  check({ date_of_birth }, { report }) {
    if (date_of_birth > '2008-11-21') report(['date_of_birth'], { years: 18 });
  },
});
const postalCode = defineRule({
  ...about,
  id: 'postal/postal-code',
  message: 'postal_code begins with a country',
  remedy: 'Enter the code without the country.',
  reads: { postal_code: isText },
  check({ postal_code }, { report }) {
    if (postal_code.startsWith('L-')) report(['postal_code']);
  },
  fix: ({ postal_code }) => [{ path: ['postal_code'], value: postal_code.slice(2) }],
});

testExamples({
  from: import.meta.url,
  names: {
    ...findings,
    markdownText,
    minimumAge,
    postalCode,
    finding: findings.toFinding(minimumAge, ['business_owners', 0, 'date_of_birth'], { years: 18 }),
    recommended: findings.definePreset('recommended', [postalCode]),
    isCalendarDate: isText,
    ageOn: () => 18,
  },
});

test('the README stays short', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme.split('\n').length).toBeLessThan(75);
});
