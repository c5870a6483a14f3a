/**
 * Answers of the eight operations; that of a deletion is `SuccessMessageSchema`.
 * A file each, so that a bundler can leave out those that are not asked for.
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
