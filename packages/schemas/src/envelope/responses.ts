/**
 * Responses of the operations; that of a deletion is `SuccessMessageSchema`.
 * Each has its own file, so that a bundler can drop the others.
 */

export {
  type CreateBankPayoutMethodResponse,
  CreateBankPayoutMethodResponseSchema,
} from './createBankPayoutMethodResponse.ts';
export {
  type CreateBusinessCustomerResponse,
  CreateBusinessCustomerResponseSchema,
} from './createBusinessCustomerResponse.ts';
export { type CreateWalletResponse, CreateWalletResponseSchema } from './createWalletResponse.ts';
export {
  type FindTransactionsResponse,
  FindTransactionsResponseSchema,
} from './findTransactionsResponse.ts';
export {
  type ListAssetCodesResponse,
  ListAssetCodesResponseSchema,
} from './listAssetCodesResponse.ts';
export { type ListWalletsResponse, ListWalletsResponseSchema } from './listWalletsResponse.ts';
export {
  type ValidateAddressResponse,
  ValidateAddressResponseSchema,
} from './validateAddressResponse.ts';
