import { expectTypeOf, test } from 'vitest';
import type { BusinessCustomerInput } from '../customer/businessCustomer.ts';
import type { BusinessOwnerInput } from '../customer/businessOwner.ts';
import type { KycDocument } from '../customer/kycDocument.ts';
import type { PostalAddress } from '../customer/postalAddress.ts';
import type { FieldName } from './checklistLabels.ts';

test('the fields that have a label are those of a customer', () => {
  expectTypeOf<FieldName>().toEqualTypeOf<
    | keyof BusinessCustomerInput
    | keyof BusinessOwnerInput
    | keyof PostalAddress
    | keyof KycDocument
    | 'business_owners.email'
  >();
});
