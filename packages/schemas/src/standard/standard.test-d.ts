import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import { expectTypeOf, test } from 'vitest';
import type * as plain from '../index.ts';
import type * as standard from './index.generated.ts';

test('the names of the readable schemas, each with both standards', () => {
  type Names = keyof typeof plain;
  expectTypeOf<keyof typeof standard>().toEqualTypeOf<Names>();
  expectTypeOf<typeof standard>().toExtend<typeof plain>();
  type Schemas = Pick<typeof standard, Extract<Names, `${string}Schema`>>;
  expectTypeOf<Schemas>().toExtend<
    Readonly<Record<string, StandardSchemaV1 & StandardJSONSchemaV1>>
  >();
});

test('the types of input and output are those of the schema', () => {
  type Customer = typeof standard.BusinessCustomerSchema;
  expectTypeOf<
    StandardJSONSchemaV1.InferInput<Customer>
  >().toEqualTypeOf<plain.BusinessCustomerInput>();
  expectTypeOf<
    StandardJSONSchemaV1.InferOutput<Customer>
  >().toEqualTypeOf<plain.BusinessCustomer>();
});
