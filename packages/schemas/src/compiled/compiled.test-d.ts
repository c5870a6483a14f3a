import type { SafeParseResult } from 'valibot';
import { expectTypeOf, test } from 'vitest';
import type { BusinessCustomer, BusinessCustomerInput, BusinessCustomerSchema } from '../index.ts';
import { isBusinessCustomer, parseBusinessCustomer } from './index.ts';

declare const value: unknown;

test('a guard narrows to the input, in which defaults may be absent', () => {
  if (isBusinessCustomer(value)) {
    expectTypeOf(value).toEqualTypeOf<BusinessCustomerInput>();
    expectTypeOf(value.is_dao).toEqualTypeOf<boolean | undefined>();
  } else expectTypeOf(value).toEqualTypeOf<unknown>();
});

test('a parser gives the result of safeParse, which narrows to the output or to issues', () => {
  const result = parseBusinessCustomer(value);
  expectTypeOf(result).toEqualTypeOf<SafeParseResult<typeof BusinessCustomerSchema>>();
  if (result.success) expectTypeOf(result.output).toEqualTypeOf<BusinessCustomer>();
  else expectTypeOf(result.issues[0].message).toEqualTypeOf<string>();
});
