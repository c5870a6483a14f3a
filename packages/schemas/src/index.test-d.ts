import type { StandardSchemaV1 } from '@standard-schema/spec';
import { expectTypeOf, test } from 'vitest';
import type {
  BusinessCustomer,
  BusinessCustomerInput,
  BusinessCustomerSchema,
  BusinessOwner,
  BusinessOwnerInput,
  BusinessType,
  CreateBankPayoutMethod,
  CreateWallet,
  EmailSchema,
  ListWalletsQuery,
  ListWalletsQueryText,
  ListWalletsResponse,
  OpenUnion,
  Transaction,
  Wallet,
  WalletSchema,
} from './index.ts';

test('a closed list is the union of its values', () => {
  expectTypeOf<BusinessCustomer['business_type']>().toEqualTypeOf<BusinessType>();
  expectTypeOf<NonNullable<CreateBankPayoutMethod['currency']>>().toEqualTypeOf<'NGN' | 'ZAR'>();
  expectTypeOf<CreateWallet['network']>().toEqualTypeOf<'erc20' | 'polygon' | undefined>();
});

test('fields with a default may be left out of the input and are there in the output', () => {
  expectTypeOf<BusinessCustomerInput['is_dao']>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<BusinessCustomer['is_dao']>().toEqualTypeOf<boolean>();
  expectTypeOf<BusinessCustomerInput['customer_type']>().toEqualTypeOf<'business' | undefined>();
  expectTypeOf<BusinessCustomer['customer_type']>().toEqualTypeOf<'business'>();
  expectTypeOf<BusinessOwnerInput['is_signer']>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<BusinessOwner['is_signer']>().toEqualTypeOf<boolean>();
  expectTypeOf<BusinessCustomer['business_owners'][number]>().toEqualTypeOf<BusinessOwner>();
});

test('numbers of a query are numbers, also where they arrive as text', () => {
  expectTypeOf<ListWalletsQuery['page']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<ListWalletsQueryText['page']>().toEqualTypeOf<number>();
});

test('the values of a response stay open', () => {
  expectTypeOf<Transaction['status']>().toEqualTypeOf<OpenUnion<'COMPLETED'>>();
  expectTypeOf<'REVERSED'>().toExtend<Transaction['status']>();
  expectTypeOf<Wallet['balance']>().toEqualTypeOf<string>();
  expectTypeOf<ListWalletsResponse['data']>().toEqualTypeOf<Wallet[]>();
  expectTypeOf<Wallet['a_field_not_shown']>().toEqualTypeOf<unknown>();
});

test('a misspelt field or value of a request is an error', () => {
  // @ts-expect-error: not a network of a wallet
  const wallet: CreateWallet = { currency: 'USDC', network: 'Polygon' };
  // @ts-expect-error: not a field
  const other: CreateWallet = { currency: 'USDC', netwrok: 'polygon' };
  expectTypeOf([wallet, other]).toBeArray();
});

test('schemas are Standard Schemas of the input and the output they name', () => {
  expectTypeOf<typeof BusinessCustomerSchema>().toExtend<
    StandardSchemaV1<BusinessCustomerInput, BusinessCustomer>
  >();
  expectTypeOf<
    StandardSchemaV1.InferInput<typeof BusinessCustomerSchema>
  >().toEqualTypeOf<BusinessCustomerInput>();
  expectTypeOf<
    StandardSchemaV1.InferOutput<typeof BusinessCustomerSchema>
  >().toEqualTypeOf<BusinessCustomer>();
  expectTypeOf<typeof EmailSchema>().toExtend<StandardSchemaV1<string>>();
  expectTypeOf<typeof WalletSchema>().toExtend<StandardSchemaV1<Wallet>>();
});
