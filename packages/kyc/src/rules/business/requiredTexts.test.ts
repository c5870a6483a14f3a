import {
  BusinessCustomerSchema,
  BusinessOwnerSchema,
  OwnerAddressSchema,
  PostalAddressSchema,
} from '@passmuster/schemas';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { filledIn } from './filledIn.ts';

test('business/filled-in reads every required text of the schema that takes a blank', () => {
  const schemas = [
    BusinessCustomerSchema,
    BusinessOwnerSchema,
    OwnerAddressSchema,
    PostalAddressSchema,
  ];
  const fields = schemas.flatMap(({ entries }) =>
    Object.entries(entries)
      .filter(([, schema]) => schema.type === 'string' && v.is(schema, ' '))
      .map(([field]) => field),
  );
  expect(fields.length).toBeGreaterThan(12);
  expect(Object.keys(filledIn.reads).sort()).toEqual([...new Set(fields)].sort());
});
