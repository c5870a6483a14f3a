import { blankCustomer, blankOwner, createCustomerForm } from '@passmuster/form';
import { directReviewer } from '@passmuster/form/reviewer';
import { expect, test } from 'vitest';
import { followShares } from './followShares.ts';

const share = 'business_owners.0.ownership_percentage';
const mark = 'business_owners.0.is_beneficial_owner';

function open(isMarked = false) {
  const owner = { ...blankOwner(), is_beneficial_owner: isMarked };
  const form = createCustomerForm({
    reviewer: directReviewer(),
    values: { ...blankCustomer(), business_owners: [owner] },
  });
  const end = followShares(form);
  return { form, end, isMarkedNow: () => form.values.business_owners[0]?.is_beneficial_owner };
}

test('an owner becomes a beneficial owner at 25%, and no longer is one below', () => {
  const { form, isMarkedNow } = open();
  for (const [typed, expected] of [
    ['4', false],
    ['40', true],
    ['4', false],
    ['25', true],
    ['', false],
  ] as const) {
    form.set(share, typed);
    expect([typed, isMarkedNow()]).toEqual([typed, expected]);
  }
  form.close();
});

test('what a person chose stays while the share is on the same side', () => {
  const { form, end, isMarkedNow } = open(true);
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

test('an owner who comes back, or comes with a draft, keeps the mark', () => {
  const { form, isMarkedNow } = open();
  const owners = form.rows('business_owners');
  form.set(share, '40');
  form.set(mark, false);
  owners.remove(owners.list[0]?.id ?? '')();
  expect(isMarkedNow()).toBe(false);
  form.close();
});
