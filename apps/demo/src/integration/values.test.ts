import { BusinessCustomerSchema, BusinessOwnerSchema } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { fieldsNotSent } from '../web/application/documentDates.ts';
import { blankApplication, blankOwner } from './values.ts';

test('the form has every field of the API, and no other but those that it doesn’t send', () => {
  expect(Object.keys(blankApplication()).sort()).toEqual(
    Object.keys(BusinessCustomerSchema.entries).sort(),
  );
  const owner = Object.keys(blankOwner()).filter((name) => !fieldsNotSent.has(name));
  expect(owner.sort()).toEqual(Object.keys(BusinessOwnerSchema.entries).sort());
});
