import { en } from '@passmuster/schemas/labels';
import { fr } from '@passmuster/schemas/labels/fr';
import { expect, test, vi } from 'vitest';
import type { FormRequirement, Reviewer } from '../reviewer/reviewer.ts';
import { instantReviewer } from '../testing/instantReviewer.ts';
import { blankCustomer, blankOwner } from '../values/blankValues.ts';
import { createCustomerForm } from './createCustomerForm.ts';

const open = () =>
  createCustomerForm({
    reviewer: instantReviewer(() => []),
    values: { ...blankCustomer(), business_owners: [blankOwner(), blankOwner()] },
    texts: en,
    lists: { countries: [{ value: 'NG', label: 'Nigeria' }] },
  });

test('a form describes its fields in the words of the country, each by the same object until it changes', () => {
  const form = open();
  const before = form.describe('registered_address.state');
  expect(form.describe('registered_address.state')).toBe(before);
  form.set('registered_address.country', 'KE');
  expect(form.describe('registered_address.state')?.label).toBe('County');
  expect(form.describe('tax_identification_number')?.label).toBe('KRA PIN');
  const state = form.describe('business_owners.0.address.state');
  form.set('business_owners.0.address.country', 'NG');
  expect(form.describe('business_owners.0.address.state')?.label).toBe('State');
  expect(form.describe('business_owners.1.address.state')).toBe(state);
});

test('a form describes its fields in another language once it has its texts, and says so', () => {
  const form = open();
  const listener = vi.fn();
  form.subscribe(listener);
  form.setTexts(fr);
  expect(listener).toHaveBeenCalled();
  expect(form.describe('business_name')?.label).toBe(fr.fields['business_name']);
  expect(form.describe('registered_address.country')?.options).toEqual([
    { value: 'NG', label: 'Nigeria' },
  ]);
  form.close();
});

test('a field is needed where the last review requires it, and only there', async () => {
  const found = instantReviewer(() => []);
  const reviewer: Reviewer = {
    ...found,
    async review(request) {
      const { country } = Object(request.values).business_owners[0].address;
      const state: FormRequirement = {
        path: ['business_owners', 0, 'address', 'street2'],
        level: country === 'US' ? 'required' : 'recommended',
        status: 'missing',
        label: 'State',
        rule: 'address/state',
      };
      return { ...(await found.review(request)), requirements: [state] };
    },
  };
  const values = { ...blankCustomer(), business_owners: [blankOwner(), blankOwner()] };
  const form = createCustomerForm({ reviewer, values, texts: en });
  const neededAt = (owner: number) =>
    form.describe(`business_owners.${owner}.address.street2`)?.needed;
  expect([neededAt(0), form.describe('email')?.needed]).toEqual([false, true]);
  form.set('business_owners.0.address.country', 'US');
  await form.validate();
  expect([neededAt(0), neededAt(1)]).toEqual([true, false]);
  const before = form.describe('business_owners.0.address.street2');
  form.set('business_owners.0.first_name', 'Ada');
  expect(form.describe('business_owners.0.address.street2')).toBe(before);
  form.set('business_owners.0.address.country', 'NG');
  await form.validate();
  expect(neededAt(0)).toBe(false);
  form.close();
});

test('a form doesn’t describe what it doesn’t have', () => {
  expect(open().describe(['emial'])).toBeUndefined();
});

test('states that are loaded are options once they are there, asked for once', async () => {
  const states = [{ value: 'LA', label: 'Lagos' }];
  const statesOf = vi.fn(async () => states);
  const form = createCustomerForm({
    reviewer: instantReviewer(() => []),
    lists: () => ({ statesOf }),
  });
  form.set('registered_address.country', 'NG');
  const listener = vi.fn();
  form.subscribe(listener);
  expect(form.describe('registered_address.state')?.options).toBeUndefined();
  expect(form.describe('registered_address.state')?.options).toBeUndefined();
  await vi.waitFor(() =>
    expect(form.describe('registered_address.state')?.options).toEqual(states),
  );
  expect(listener).toHaveBeenCalled();
  expect(statesOf.mock.calls).toEqual([['NG']]);
  form.close();
});

test('texts that the form has already change nothing', () => {
  const form = createCustomerForm({ reviewer: instantReviewer(() => []), texts: en });
  const described = form.describe('email');
  let changes = 0;
  form.subscribe(() => {
    changes += 1;
  });
  form.setTexts(en);
  expect(form.describe('email')).toBe(described);
  expect(changes).toBe(0);
  form.setTexts(fr);
  expect(changes).toBe(1);
});

test('lists follow the language, and states that can’t be loaded are typed', async () => {
  const form = createCustomerForm({
    reviewer: instantReviewer(() => []),
    texts: en,
    lists: (locale) => ({
      countries: [{ value: 'NG', label: locale }],
      statesOf: () => Promise.reject(new Error('offline')),
    }),
  });
  form.set('registered_address.country', 'NG');
  expect(form.describe('registered_address.state')?.options).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(form.describe('registered_address.state')?.options).toBeUndefined();
  form.setTexts(fr);
  expect(form.describe('registered_address.country')?.options?.[0]?.label).toBe('fr');
});

test('the place of a finding has the name of its owner and its slot', () => {
  const form = open();
  expect(form.placeAt('tax_identification_number')).toEqual({
    path: ['tax_identification_number'],
    label: 'Tax ID',
  });
  const passport = form.state.slots.find(({ path }) => path?.join('.').endsWith('1.front_image'));
  expect(form.placeAt(['business_owners', 1, 'id_dates', 'issued'])).toMatchObject({
    label: 'Issue date',
    row: { label: 'Owner 2' },
    slot: passport?.id,
  });
});
