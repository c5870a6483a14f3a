import { blankCustomer, blankOwner, createCustomerForm, type OwnerValues } from '@passmuster/form';
import { type DirectReviewerOptions, directReviewer } from '@passmuster/form/reviewer';
import { defineConfig } from '@passmuster/kyc';
import { expect, test } from 'vitest';
import { followShares } from './followShares.ts';

const share = 'business_owners.0.ownership_percentage';
const mark = 'business_owners.0.is_beneficial_owner';

async function open(isMarked = false, options: DirectReviewerOptions = {}, held = '') {
  const owner: OwnerValues = {
    ...blankOwner(),
    is_beneficial_owner: isMarked,
    ownership_percentage: held,
  };
  const form = createCustomerForm({
    reviewer: directReviewer(options),
    values: { ...blankCustomer(), business_owners: [owner] },
  });
  await form.validate();
  const end = followShares(form);
  return { form, end, isMarkedNow: () => form.values.business_owners[0]?.is_beneficial_owner };
}

test('an owner becomes a beneficial owner at 25%, and no longer is one below', async () => {
  const { form, isMarkedNow } = await open();
  for (const [typed, expected] of [
    ['4', false],
    ['40', true],
    ['4', false],
    ['25', true],
    ['', false],
    ['100', true],
    ['13', false],
    ['130', true],
  ] as const) {
    form.set(share, typed);
    expect([typed, isMarkedNow()]).toEqual([typed, expected]);
  }
  form.close();
});

test.each([
  { first: '70', isMarked: true, typed: ['', '1', '13', '130'], expected: true },
  { first: '70', isMarked: true, typed: ['', '1', '13', '130', '13'], expected: false },
  { first: '70', isMarked: true, typed: ['700', '70'], expected: true },
  { first: '70', isMarked: false, typed: ['700', '70'], expected: false },
  { first: '10', isMarked: false, typed: ['1', '13', '130'], expected: true },
  { first: '10', isMarked: false, typed: ['1', '13', '130', '30'], expected: true },
  { first: '', isMarked: false, typed: ['1', '13', '130'], expected: true },
  { first: '130', isMarked: true, typed: ['13', '1', '', '3', '30'], expected: true },
])(
  'from $first, marked: $isMarked, by $typed the mark is $expected',
  async ({ first, isMarked, typed, expected }) => {
    const { form, isMarkedNow } = await open(isMarked, {}, first);
    for (const text of typed) form.set(share, text);
    expect(isMarkedNow()).toBe(expected);
    form.close();
  },
);

test('a share that a team configured is followed', async () => {
  const config = defineConfig({
    name: 'acme',
    rules: { 'owner/beneficial-owner-marked': ['warning', { percent: 10 }] },
  });
  const { form, isMarkedNow } = await open(false, { config });
  form.set(share, '9.99');
  expect(isMarkedNow()).toBe(false);
  form.set(share, '10');
  expect(isMarkedNow()).toBe(true);
  form.close();
});

test('a share that was entered before the first review is followed after it', async () => {
  const form = createCustomerForm({
    reviewer: directReviewer(),
    values: { ...blankCustomer(), business_owners: [blankOwner()] },
  });
  followShares(form);
  form.set(share, '40');
  expect(form.values.business_owners[0]?.is_beneficial_owner).toBe(false);
  await form.validate();
  expect(form.values.business_owners[0]?.is_beneficial_owner).toBe(true);
  form.close();
});

test('the share of a draft that is opened before the first review is followed after it', async () => {
  const form = createCustomerForm({ reviewer: directReviewer() });
  followShares(form);
  const owner = { ...blankOwner(), ownership_percentage: '60', is_beneficial_owner: true };
  form.reset({ ...blankCustomer(), business_owners: [owner] });
  form.set(share, '4');
  await form.validate();
  expect(form.values.business_owners[0]?.is_beneficial_owner).toBe(false);
  form.close();
});

test('what a person chose stays while the share is on the same side', async () => {
  const { form, end, isMarkedNow } = await open(true);
  form.set(share, '10');
  expect(isMarkedNow()).toBe(true);
  form.set(share, '30');
  form.set(mark, false);
  form.set(share, '35');
  expect(isMarkedNow()).toBe(false);
  form.set(share, { unread: 'half' });
  end();
  form.set(share, '50');
  expect(isMarkedNow()).toBe(false);
  form.close();
});

test('an owner who comes back, or comes with a draft, keeps the mark', async () => {
  const { form, isMarkedNow } = await open();
  const owners = form.rows('business_owners');
  form.set(share, '40');
  form.set(mark, false);
  owners.remove(owners.list[0]?.id ?? '')();
  expect(isMarkedNow()).toBe(false);
  form.close();
});
