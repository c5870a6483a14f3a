import { fr } from '@passmuster/schemas/labels/fr';
import { expect, test } from 'vitest';
import { customerFields } from './customerFields.ts';
import { describeField } from './describeField.ts';

const optionsOf = (path: string) =>
  describeField(path, { fields: customerFields, texts: fr })?.options;

test.each([
  { path: 'account_purpose', first: 'Achat de biens et services', last: 'Autre' },
  {
    path: 'source_of_funds',
    first: 'Apport du propriétaire',
    last: 'Ventes de biens et services',
  },
])(
  'the options of $path are in the order of the language, “Other” last',
  ({ path, first, last }) => {
    const labels = optionsOf(path)?.map(({ label }) => label) ?? [];
    expect(labels[0]).toBe(first);
    expect(labels.at(-1)).toBe(last);
    const named = labels.filter((label) => label !== 'Autre');
    expect(named).toEqual(named.toSorted(new Intl.Collator('fr').compare));
  },
);

test.each([
  { path: 'estimated_annual_revenue_usd', first: 'UNDER_HUNDRED_THOUSAND' },
  { path: 'business_owners.0.title', first: 'CEO' },
])('the options of $path stay in their order', ({ path, first }) => {
  expect(optionsOf(path)?.[0]?.value).toBe(first);
});
