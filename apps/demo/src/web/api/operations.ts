import {
  AddressVerdictSchema,
  AssetCodeSchema,
  type BankPayoutMethod,
  BankPayoutMethodSchema,
  type Network,
  PaginationSchema,
  type Transaction,
  TransactionSchema,
  type Wallet,
  WalletSchema,
} from '@passmuster/schemas';
import * as v from 'valibot';
import { type Answer, call } from './call.ts';

/** The calls of the page, one for each operation. The only file that knows their addresses. */

const WalletPageSchema = v.object({
  wallets: v.array(WalletSchema),
  pagination: PaginationSchema,
});
export type WalletPage = v.InferOutput<typeof WalletPageSchema>;
export type AssetCode = v.InferOutput<typeof AssetCodeSchema>;

/** Filters of the list of wallets, as they are in the address of the page. */
export type WalletFilters = Readonly<Record<string, string>>;

export const listWallets = (
  filters: WalletFilters,
  signal?: AbortSignal,
): Promise<Answer<WalletPage>> =>
  call(WalletPageSchema, `/api/wallets?${new URLSearchParams(filters)}`, {
    ...(signal && { signal }),
  });

export interface NewWallet {
  readonly currency: string;
  readonly network?: Network;
  readonly customer_id?: string;
  readonly description?: string;
}
export const createWallet = (body: NewWallet): Promise<Answer<Wallet>> =>
  call(WalletSchema, '/api/wallets', { method: 'POST', body });

export const listAssetCodes = (signal?: AbortSignal): Promise<Answer<AssetCode[]>> =>
  call(v.array(AssetCodeSchema), '/api/asset-codes', { ...(signal && { signal }) });

export interface NewPayoutMethod {
  readonly type: 'BANK';
  readonly currency: string;
  readonly account_name: string;
  readonly account_number: string;
  readonly bank_name: string;
  readonly bank_code: string;
  readonly customer_id?: string;
}
export const createPayoutMethod = (body: NewPayoutMethod): Promise<Answer<BankPayoutMethod>> =>
  call(BankPayoutMethodSchema, '/api/payout/methods/banks', { method: 'POST', body });

export const deletePayoutMethod = (
  id: string,
  customer?: string | null,
): Promise<Answer<unknown>> => {
  const query = customer ? `?${new URLSearchParams({ customer_id: customer })}` : '';
  return call(v.unknown(), `/api/payout/methods/${id}${query}`, { method: 'DELETE' });
};

export const findTransactions = (
  reference: string,
  signal?: AbortSignal,
): Promise<Answer<Transaction[]>> =>
  call(v.array(TransactionSchema), `/api/transactions/${encodeURIComponent(reference)}`, {
    ...(signal && { signal }),
  });

export const validateAddress = (
  address: string,
  network: Network,
): Promise<Answer<v.InferOutput<typeof AddressVerdictSchema>>> =>
  call(
    AddressVerdictSchema,
    `/api/payouts/validate-address?${new URLSearchParams({ address, network })}`,
  );
