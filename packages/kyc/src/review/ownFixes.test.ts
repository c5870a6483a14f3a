import { definePreset } from '@passmuster/findings';
import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { defineRule } from '../rule/defineRule.ts';
import { isText } from '../rule/guards.ts';
import { changed } from '../testing/changed.ts';
import { fixesOf } from './fixesOf.ts';
import { loadCustomerReviewer } from './loadCustomerReviewer.ts';

test('a rule of your own brings its fix, which is offered only if it removes the finding', async () => {
  const rule = (value: string) =>
    defineRule({
      id: 'acme/upper-case',
      severity: 'warning',
      basis: 'practice',
      source: { title: 'Acme onboarding policy' },
      message: 'business_name is not in capitals',
      remedy: 'Enter the name in capitals.',
      reads: { business_name: isText },
      check({ business_name }, { report }) {
        if (business_name !== business_name.toUpperCase()) report(['business_name']);
      },
      fix: () => [{ path: ['business_name'], value }],
    });
  for (const [value, count] of [
    ['KAROO', 1],
    ['karoo', 0],
    ['KAROO\0', 0],
  ] as const) {
    const preset = definePreset('acme', [rule(value)]);
    const { review } = await loadCustomerReviewer({ preset });
    const draft = changed({ business_name: 'Karoo' });
    expect(fixesOf({ draft }, review(draft, { asOf }))).toHaveLength(count);
  }
});
