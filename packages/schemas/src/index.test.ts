import { specifiedOperations } from '@passmuster/testing/contract/operations';
import { expect, test } from 'vitest';
import * as countries from './countries.ts';
import * as fields from './fields.ts';
import * as main from './index.ts';
import * as labels from './labels.ts';
import * as meaning from './meaning.ts';
import * as naics from './naics.ts';
import * as operations from './operations.ts';

/** The public entries. A change here needs a changeset. */
test.each([
  {
    entry: '@passmuster/schemas',
    module: main,
    names: `AddressVerdictSchema AmountSchema ApiErrorCodeSchema AssetCodeSchema AssetTypeSchema
      AuthenticationErrorSchema BankPayoutMethodSchema BusinessCustomerProfileSchema
      BusinessCustomerSchema BusinessOwnerSchema CalendarDateSchema CallingCodeSchema
      CountryCodeSchema CreateBankPayoutMethodResponseSchema CreateBankPayoutMethodSchema
      CreateBusinessCustomerResponseSchema CreateWalletResponseSchema CreateWalletSchema
      DecimalSchema DeletePayoutMethodParamsSchema DeletePayoutMethodSchema E164Schema EmailSchema
      FindTransactionsParamsSchema FindTransactionsResponseSchema FlagSchema ImageSourceSchema
      KycDocumentSchema ListAssetCodesQuerySchema ListAssetCodesQueryTextSchema ListAssetCodesResponseSchema
      ListWalletsQuerySchema ListWalletsQueryTextSchema ListWalletsResponseSchema NetworkSchema
      OperationErrorSchema OwnerAddressSchema PaginationSchema PostalAddressSchema
      RequiredTextSchema SuccessMessageSchema TextSchema TimestampSchema TransactionModeSchema
      TransactionSchema TransactionStatusSchema TransactionTypeSchema UuidSchema
      ValidateAddressQuerySchema ValidateAddressQueryTextSchema ValidateAddressResponseSchema WalletAddressSchema WalletSchema
      WebUrlSchema accountPurposes annualRevenues apiErrorCodes apiSpecification assetTypes
      businessTypes countryCodes datesMeant documentSubTypes documentTypes eachUnknownField fiatCurrencies fieldLists fileKindOf isBase64 isCalendarDate isDataUri
      isNetworkAllowed isNetworkGiven isPlainObject isUnlistedCountry isWebUrl mediaTypes naicsCodes networks omitBlanks openObject openPicklist
      ownerTitles payoutCurrencies plainObject schemaRule schemaRules sourcesOfFunds stablecoinCurrencies toFindings unknownFields
      unlistedCountryCodes walletCurrencies walletStatuses withListLimits`,
  },
  {
    entry: '@passmuster/schemas/operations',
    module: operations,
    names: `operationTags operations ${specifiedOperations.map(({ id }) => `${id}Operation ${id}Route`).join(' ')}`,
  },
  {
    entry: '@passmuster/schemas/fields',
    module: fields,
    names: `businessCustomerFields businessDocumentTypes createBankPayoutMethodFields createWalletFields
      deletePayoutMethodFields deletePayoutMethodParamsFields fieldAt fieldPattern
      findTransactionsParamsFields listAssetCodesQueryFields listWalletsQueryFields ownerDocumentTypes
      requiredDocumentTypes requiredOwnerDocumentTypes
      validateAddressQueryFields`,
  },
  {
    entry: '@passmuster/schemas/naics',
    module: naics,
    names: `naics naicsCodes naicsTitles searchNaics`,
  },
  {
    entry: '@passmuster/schemas/countries',
    module: countries,
    names: `countryCodes countryCurrency countryName countryOptions findCountry
      isUnlistedCountry unlistedCountryCodes`,
  },
  {
    entry: '@passmuster/schemas/meaning',
    module: meaning,
    names: `fractionsOfOne meaningOfAnswer meaningOfChoice meaningOfCountry meaningOfDate meaningOfNumber meaningOfShare
      meaningOfWebAddress`,
  },
  {
    entry: '@passmuster/schemas/labels',
    module: labels,
    names: `checklistLabel documentLabel en fieldHint fieldLabel fieldQuestion labelOf ownerNameAt
      toOptions`,
  },
])('$entry exports these names and no others', ({ module, names }) => {
  expect(Object.keys(module).sort()).toEqual(names.split(/\s+/).sort());
});
