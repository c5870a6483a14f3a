import { BusinessCustomerSchema, BusinessOwnerSchema } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { blankApplication, blankOwner } from './values.ts';

test('the form has every field of the API, and no other', () => {
  expect(Object.keys(blankApplication()).sort()).toEqual(
    Object.keys(BusinessCustomerSchema.entries).sort(),
  );
  expect(Object.keys(blankOwner()).sort()).toEqual(Object.keys(BusinessOwnerSchema.entries).sort());
});
