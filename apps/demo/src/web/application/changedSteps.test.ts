import { blankCustomer, blankOwner } from '@passmuster/form';
import { expect, test } from 'vitest';
import { changedSteps } from './changedSteps.ts';

const owner = { ...blankOwner(), first_name: 'Ada' };
const rejected = { ...blankCustomer(), business_owners: [owner], email: 'office@oyinbakery.ng' };

test('nothing differs from a copy', () => {
  expect(changedSteps(rejected, structuredClone(rejected))).toEqual(new Set());
});

test.each([
  ['business', { email: 'hello@oyinbakery.ng' }],
  ['activity', { nature_of_business: 'Bakery' }],
  ['owners', { business_owners: [{ ...owner, first_name: 'Adaeze' }] }],
  ['owners', { business_owners: [] }],
  ['documents', { documents: [{ ...owner }] }],
  [
    'documents',
    { business_owners: [{ ...owner, id_dates: { issued: '2026-01-05', expires: '' } }] },
  ],
] as const)('a change on the step %s is found there: %j', (step, change) => {
  const now = { ...rejected, ...change } as typeof rejected;
  expect([...changedSteps(rejected, now)]).toContain(step);
  expect([...changedSteps(now, rejected)]).toContain(step);
  if (step !== 'owners') expect(changedSteps(rejected, now).size).toBe(1);
});
