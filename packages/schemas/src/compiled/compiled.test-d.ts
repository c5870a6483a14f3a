import { expectTypeOf, test } from 'vitest';
import type * as plain from '../index.ts';
import type * as compiled from './index.generated.ts';

test('the names and types of the readable schemas', () => {
  expectTypeOf<keyof typeof compiled>().toEqualTypeOf<keyof typeof plain>();
  expectTypeOf<typeof compiled>().toExtend<typeof plain>();
  expectTypeOf<typeof plain>().toExtend<typeof compiled>();
  expectTypeOf<compiled.BusinessCustomerInput>().toEqualTypeOf<plain.BusinessCustomerInput>();
});
