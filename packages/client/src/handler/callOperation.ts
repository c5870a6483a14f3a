import type {
  BusinessCustomerInput,
  CreateBankPayoutMethod,
  CreateWallet,
  DeletePayoutMethod,
  DeletePayoutMethodParams,
  FindTransactionsParams,
  ListAssetCodesQuery,
  ListWalletsQuery,
  ValidateAddressQuery,
} from '@passmuster/schemas';
import type { OperationId } from '@passmuster/schemas/operations';
import type { ApiResult } from '../call/result.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';
import { createBankPayoutMethod } from '../operations/createBankPayoutMethod.ts';
import { createBusinessCustomer } from '../operations/createBusinessCustomer.ts';
import { createWallet } from '../operations/createWallet.ts';
import { deletePayoutMethod } from '../operations/deletePayoutMethod.ts';
import { findTransactions } from '../operations/findTransactions.ts';
import { listAssetCodes } from '../operations/listAssetCodes.ts';
import { listWallets } from '../operations/listWallets.ts';
import { validateAddress } from '../operations/validateAddress.ts';
import type { ApiInput } from './apiHandlerOptions.ts';

/** The fields of a success answer, as the API has them beside `status` and `message`. */
type WireFields = Readonly<Record<string, unknown>>;

const inData = (data: unknown): WireFields => ({ data });

async function map<Data>(
  result: Promise<ApiResult<Data>>,
  toWire: (data: Data) => WireFields,
): Promise<ApiResult<WireFields>> {
  const answered = await result;
  return answered.error ? answered : { ...answered, data: toWire(answered.data) };
}

/** Calls an operation. Its input is unchecked: the client refuses what the operation doesn't take. */
export function callOperation(
  client: Client,
  operation: OperationId,
  input: ApiInput,
  options: CallOptions,
): Promise<ApiResult<WireFields>> {
  switch (operation) {
    case 'createBusinessCustomer':
      return map(createBusinessCustomer(client, input as BusinessCustomerInput, options), inData);
    case 'createBankPayoutMethod':
      return map(createBankPayoutMethod(client, input as CreateBankPayoutMethod, options), inData);
    case 'createWallet':
      return map(createWallet(client, input as CreateWallet, options), inData);
    case 'listWallets':
      return map(listWallets(client, input as ListWalletsQuery, options), (page) => ({
        data: page.wallets,
        pagination: page.pagination,
      }));
    case 'deletePayoutMethod': {
      const ids = input as DeletePayoutMethodParams & DeletePayoutMethod;
      return map(deletePayoutMethod(client, ids, options), () => ({}));
    }
    case 'findTransactions':
      return map(findTransactions(client, input as FindTransactionsParams, options), inData);
    case 'listAssetCodes':
      return map(listAssetCodes(client, input as ListAssetCodesQuery, options), inData);
    case 'validateAddress':
      return map(validateAddress(client, input as ValidateAddressQuery, options), inData);
  }
}
