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
export const CreateBankPayoutMethodResponseSchema = success(BankPayoutMethodSchema);
export const CreateWalletResponseSchema = success(WalletSchema);
export const ListWalletsResponseSchema = successPage(v.array(WalletSchema), PaginationSchema);
export const FindTransactionsResponseSchema = success(v.array(TransactionSchema));
export const ListAssetCodesResponseSchema = success(v.array(AssetCodeSchema));
export const ValidateAddressResponseSchema = success(AddressVerdictSchema);
