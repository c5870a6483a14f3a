export { type BoundClient, bindClient } from './bindClient.ts';
export type { Client } from './client.ts';
export type { CallOptions, ClientOptions, RetryOptions, TimeoutOptions } from './clientOptions.ts';
export { createClient } from './createClient.ts';
export type {
  ApiError,
  ClientError,
  InvalidRequestError,
  Outcome,
  TransportError,
} from './errors/clientError.ts';
export type { Issue } from './errors/issue.ts';
export { PassmusterError } from './errors/passmusterError.ts';
export type { Hooks, RequestEvent, ResponseEvent } from './hooks.ts';
export type { OperationName } from './operationName.ts';
export { createBankPayoutMethod } from './operations/createBankPayoutMethod.ts';
export { createBusinessCustomer } from './operations/createBusinessCustomer.ts';
export { createWallet } from './operations/createWallet.ts';
export { deletePayoutMethod } from './operations/deletePayoutMethod.ts';
export { type FindTransactionsOptions, findTransactions } from './operations/findTransactions.ts';
export { listAssetCodes } from './operations/listAssetCodes.ts';
export { listWallets, type WalletPage } from './operations/listWallets.ts';
export { type ValidateAddressOptions, validateAddress } from './operations/validateAddress.ts';
export { paginateWallets } from './paginateWallets.ts';
export type { ResponseInfo } from './responseInfo.ts';
export type { ApiResult } from './result.ts';
export type { Fetch, FetchInit } from './settings.ts';
export { unwrap } from './unwrap.ts';
