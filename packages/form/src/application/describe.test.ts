import { en } from '@passmuster/schemas/labels';
import { fr } from '@passmuster/schemas/labels/fr';
import { expect, test, vi } from 'vitest';
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

test('a form doesn’t describe what it doesn’t have', () => {
  expect(open().describe(['emial'])).toBeUndefined();
});
