import { expectTypeOf, test } from 'vitest';
import type { BusinessCustomerDraft, BusinessCustomerInput } from '../index.ts';

test('any field of a draft may be missing or blank', () => {
  expectTypeOf<Record<never, never>>().toExtend<BusinessCustomerDraft>();
  expectTypeOf<{ is_dao: ''; expected_monthly_income: '' }>().toExtend<BusinessCustomerDraft>();
  expectTypeOf<{ business_owners: [{ email: '' }] }>().toExtend<BusinessCustomerDraft>();
});

test('a complete customer is a draft, and a misspelled choice is not', () => {
  expectTypeOf<BusinessCustomerInput>().toExtend<BusinessCustomerDraft>();
  expectTypeOf<{ business_type: 'LTD' }>().not.toExtend<BusinessCustomerDraft>();
});
