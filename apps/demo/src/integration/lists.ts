// The closed lists of the API.

export {
  accountPurposes,
  annualRevenues,
  assetTypes,
  businessTypes,
  documentSubTypes,
  documentTypes,
  type Network,
  networks,
  ownerTitles,
  type PayoutCurrency,
  payoutCurrencies,
  sourcesOfFunds,
  walletCurrencies,
  walletStatuses,
} from '@passmuster/schemas';
export { countryName, countryOptions } from '@passmuster/schemas/countries';
