export type { OperationId } from '@passmuster/schemas/operations';
export { type BoundClient, bindClient } from './bindClient.ts';
export type { ApiResult } from './call/result.ts';
export type { Client } from './config/client.ts';
export type {
  CallOptions,
  ClientOptions,
  RetryOptions,
  TimeoutOptions,
} from './config/clientOptions.ts';
export { createClient } from './config/createClient.ts';
export type { Fetch, FetchInit } from './config/fetch.ts';
export type { Hooks, RequestEvent, ResponseEvent } from './config/hooks.ts';
export { isLoopback } from './config/isLoopback.ts';
export { revisionHeader } from './config/revisionHeader.ts';
export type {
  ApiError,
  ClientError,
  InvalidRequestError,
  Outcome,
  TransportError,
} from './errors/clientError.ts';
export type { Issue } from './errors/issue.ts';
export { PassmusterError } from './errors/passmusterError.ts';
export { createBankPayoutMethod } from './operations/createBankPayoutMethod.ts';
export { createBusinessCustomer } from './operations/createBusinessCustomer.ts';
export { createWallet } from './operations/createWallet.ts';
export { deletePayoutMethod } from './operations/deletePayoutMethod.ts';
export { type FindTransactionsOptions, findTransactions } from './operations/findTransactions.ts';
export { listAssetCodes } from './operations/listAssetCodes.ts';
export { listWallets, type WalletPage } from './operations/listWallets.ts';
export { paginateWallets } from './operations/paginateWallets.ts';
export { type RequestData, type RequestInput, request } from './operations/request.ts';
export { type ValidateAddressOptions, validateAddress } from './operations/validateAddress.ts';
export type { ResponseInfo } from './transport/responseInfo.ts';
export { unwrap } from './unwrap.ts';
