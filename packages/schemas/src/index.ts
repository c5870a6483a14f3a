export {
  type AddressVerdict,
  AddressVerdictSchema,
  type ValidateAddressQuery,
  ValidateAddressQuerySchema,
  ValidateAddressQueryTextSchema,
} from './address/validateAddress.ts';
export {
  type AssetCode,
  AssetCodeSchema,
  type ListAssetCodesQuery,
  ListAssetCodesQuerySchema,
  ListAssetCodesQueryTextSchema,
} from './asset/assetCode.ts';
export { AssetTypeSchema } from './asset/assetType.ts';
export { type AccountPurpose, accountPurposes } from './codes/accountPurpose.generated.ts';
export { type AnnualRevenue, annualRevenues } from './codes/annualRevenue.generated.ts';
export { type ApiErrorCode, apiErrorCodes } from './codes/apiErrorCode.ts';
export { type AssetType, assetTypes } from './codes/assetType.ts';
export { type BusinessType, businessTypes } from './codes/businessType.generated.ts';
export { type CountryCode, countryCodes } from './codes/countryCode.generated.ts';
export {
  type FiatCurrency,
  fiatCurrencies,
  type PayoutCurrency,
  payoutCurrencies,
  type StablecoinCurrency,
  stablecoinCurrencies,
  type WalletCurrency,
  walletCurrencies,
} from './codes/currency.ts';
export { type DocumentSubType, documentSubTypes } from './codes/documentSubType.generated.ts';
export { type DocumentType, documentTypes } from './codes/documentType.generated.ts';
export { type NaicsCode, naicsCodes } from './codes/naicsCode.generated.ts';
export { type Network, networks } from './codes/network.ts';
export { type OwnerTitle, ownerTitles } from './codes/ownerTitle.generated.ts';
export { type SourceOfFunds, sourcesOfFunds } from './codes/sourceOfFunds.generated.ts';
export { type WalletStatus, walletStatuses } from './codes/walletStatus.ts';
export {
  type BusinessCustomer,
  type BusinessCustomerInput,
  BusinessCustomerSchema,
} from './customer/businessCustomer.ts';
export {
  type BusinessCustomerProfile,
  BusinessCustomerProfileSchema,
} from './customer/businessCustomerProfile.ts';
export {
  type BusinessOwner,
  type BusinessOwnerInput,
  BusinessOwnerSchema,
} from './customer/businessOwner.ts';
export { CountryCodeSchema } from './customer/countryCode.ts';
export { type KycDocument, KycDocumentSchema } from './customer/kycDocument.ts';
export { type OwnerAddress, OwnerAddressSchema } from './customer/ownerAddress.ts';
export { type PostalAddress, PostalAddressSchema } from './customer/postalAddress.ts';
export type { BusinessCustomerDraft, Draft } from './draft/draft.ts';
export { omitBlanks } from './draft/omitBlanks.ts';
export {
  ApiErrorCodeSchema,
  type AuthenticationError,
  AuthenticationErrorSchema,
  type OperationError,
  OperationErrorSchema,
} from './envelope/failure.ts';
export { type Pagination, PaginationSchema } from './envelope/pagination.ts';
export {
  type CreateBankPayoutMethodResponse,
  CreateBankPayoutMethodResponseSchema,
  type CreateBusinessCustomerResponse,
  CreateBusinessCustomerResponseSchema,
  type CreateWalletResponse,
  CreateWalletResponseSchema,
  type FindTransactionsResponse,
  FindTransactionsResponseSchema,
  type ListAssetCodesResponse,
  ListAssetCodesResponseSchema,
  type ListWalletsResponse,
  ListWalletsResponseSchema,
  type ValidateAddressResponse,
  ValidateAddressResponseSchema,
} from './envelope/responses.ts';
export { type SuccessMessage, SuccessMessageSchema } from './envelope/success.ts';
export { fieldLists } from './fields/fieldLists.ts';
export { type BankPayoutMethod, BankPayoutMethodSchema } from './payout/bankPayoutMethod.ts';
export {
  type CreateBankPayoutMethod,
  CreateBankPayoutMethodSchema,
} from './payout/createBankPayoutMethod.ts';
export {
  type DeletePayoutMethod,
  type DeletePayoutMethodParams,
  DeletePayoutMethodParamsSchema,
  DeletePayoutMethodSchema,
} from './payout/deletePayoutMethod.ts';
export { AmountSchema } from './scalar/amount.ts';
export { isBase64 } from './scalar/base64.ts';
export { CalendarDateSchema } from './scalar/calendarDate.ts';
export { CallingCodeSchema } from './scalar/callingCode.ts';
export { DecimalSchema } from './scalar/decimal.ts';
export { E164Schema } from './scalar/e164.ts';
export { EmailSchema } from './scalar/emailAddress.ts';
export { type FileKind, fileKindOf, mediaTypes } from './scalar/fileKind.ts';
export { FlagSchema } from './scalar/flag.ts';
export { ImageSourceSchema } from './scalar/imageSource.ts';
export { isCalendarDate } from './scalar/isCalendarDate.ts';
export { isPlainObject } from './scalar/isPlainObject.ts';
export { isWebUrl } from './scalar/isWebUrl.ts';
export { openObject } from './scalar/openObject.ts';
export { type OpenUnion, openPicklist } from './scalar/openPicklist.ts';
export { plainObject, withListLimits } from './scalar/plainObject.ts';
export { RequiredTextSchema } from './scalar/requiredText.ts';
export { TextSchema } from './scalar/text.ts';
export { TimestampSchema } from './scalar/timestamp.ts';
export { UuidSchema } from './scalar/uuid.ts';
export { WebUrlSchema } from './scalar/webUrl.ts';
export {
  apiSpecification,
  type SchemaRule,
  type SchemaRuleId,
  schemaRule,
  schemaRules,
} from './schemaRules.ts';
export { type StandardIssue, toFindings } from './toFindings.ts';
export {
  type FindTransactionsParams,
  FindTransactionsParamsSchema,
  type Transaction,
  TransactionModeSchema,
  TransactionSchema,
  TransactionStatusSchema,
  TransactionTypeSchema,
} from './transaction/transaction.ts';
export { eachUnknownField, unknownFields } from './unknownFields.ts';
export {
  type CreateWallet,
  type CreateWalletIn,
  CreateWalletSchema,
} from './wallet/createWallet.ts';
export {
  type ListWalletsQuery,
  ListWalletsQuerySchema,
  type ListWalletsQueryText,
  ListWalletsQueryTextSchema,
} from './wallet/listWalletsQuery.ts';
export { NetworkSchema } from './wallet/network.ts';
export { type Wallet, WalletSchema } from './wallet/wallet.ts';
export { type WalletAddress, WalletAddressSchema } from './wallet/walletAddress.ts';
export { isNetworkAllowed, isNetworkGiven } from './wallet/walletNetwork.ts';
