import * as v from 'valibot';
import { AddressVerdictSchema } from '../address/validateAddress.ts';
import { AssetCodeSchema } from '../asset/assetCode.ts';
import { BusinessCustomerProfileSchema } from '../customer/businessCustomer.ts';
import { BankPayoutMethodSchema } from '../payout/bankPayoutMethod.ts';
import { TransactionSchema } from '../transaction/transaction.ts';
import { WalletSchema } from '../wallet/wallet.ts';
import { PaginationSchema } from './pagination.ts';
import { success, successPage } from './success.ts';

/** Answers of the eight operations, in the order of the specification's Endpoints (5 is `SuccessMessageSchema`). */
export const CreateBusinessCustomerResponseSchema = success(BusinessCustomerProfileSchema);
export type CreateBusinessCustomerResponse = v.InferOutput<
  typeof CreateBusinessCustomerResponseSchema
>;
export const CreateBankPayoutMethodResponseSchema = success(BankPayoutMethodSchema);
export type CreateBankPayoutMethodResponse = v.InferOutput<
  typeof CreateBankPayoutMethodResponseSchema
>;
export const CreateWalletResponseSchema = success(WalletSchema);
export type CreateWalletResponse = v.InferOutput<typeof CreateWalletResponseSchema>;
export const ListWalletsResponseSchema = successPage(v.array(WalletSchema), PaginationSchema);
export type ListWalletsResponse = v.InferOutput<typeof ListWalletsResponseSchema>;
export const FindTransactionsResponseSchema = success(v.array(TransactionSchema));
export type FindTransactionsResponse = v.InferOutput<typeof FindTransactionsResponseSchema>;
export const ListAssetCodesResponseSchema = success(v.array(AssetCodeSchema));
export type ListAssetCodesResponse = v.InferOutput<typeof ListAssetCodesResponseSchema>;
export const ValidateAddressResponseSchema = success(AddressVerdictSchema);
export type ValidateAddressResponse = v.InferOutput<typeof ValidateAddressResponseSchema>;
