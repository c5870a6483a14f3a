import { expectTypeOf, test } from 'vitest';
import type { ValidateAddressQuery } from '../address/validateAddress.ts';
import type { BusinessCustomerInput } from '../customer/businessCustomer.ts';
import type { BusinessOwnerInput } from '../customer/businessOwner.ts';
import type { KycDocument } from '../customer/kycDocument.ts';
import type { PostalAddress } from '../customer/postalAddress.ts';
import type { CreateBankPayoutMethod } from '../payout/createBankPayoutMethod.ts';
import type { CreateWallet } from '../wallet/createWallet.ts';
import type { FieldName } from './checklistLabels.ts';

test('the fields that have a label are those of the requests that a form sends, and the dates on documents', () => {
  expectTypeOf<FieldName>().toEqualTypeOf<
    | keyof BusinessCustomerInput
    | keyof BusinessOwnerInput
    | keyof PostalAddress
    | keyof KycDocument
    | keyof CreateBankPayoutMethod
    | keyof CreateWallet
    | keyof ValidateAddressQuery
    | 'business_owners.address'
    | 'business_owners.email'
    | 'expires'
    | 'id_dates'
    | 'issued'
  >();
});
