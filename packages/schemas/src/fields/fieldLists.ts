import { deepFreeze } from '@passmuster/findings';
import { accountPurposes } from '../codes/accountPurpose.generated.ts';
import { annualRevenues } from '../codes/annualRevenue.generated.ts';
import { assetTypes } from '../codes/assetType.ts';
import { businessTypes } from '../codes/businessType.generated.ts';
import { countryCodes } from '../codes/countryCode.generated.ts';
import { payoutCurrencies, walletCurrencies } from '../codes/currency.ts';
import { documentSubTypes } from '../codes/documentSubType.generated.ts';
import { documentTypes } from '../codes/documentType.generated.ts';
import { naicsCodes } from '../codes/naicsCode.generated.ts';
import { networks } from '../codes/network.ts';
import { ownerTitles } from '../codes/ownerTitle.generated.ts';
import { sourcesOfFunds } from '../codes/sourceOfFunds.generated.ts';
import { walletStatuses } from '../codes/walletStatus.ts';
import type { ListName } from './field.ts';

/** The lists that fields of requests have their values from, by the name that the facts of a field give. */
export const fieldLists: Readonly<Record<ListName, readonly string[]>> = /* @__PURE__ */ deepFreeze<
  Readonly<Record<ListName, readonly string[]>>
>({
  accountPurposes,
  annualRevenues,
  assetTypes,
  businessTypes,
  countryCodes,
  documentSubTypes,
  documentTypes,
  naicsCodes,
  networks,
  ownerTitles,
  payoutCurrencies,
  sourcesOfFunds,
  walletCurrencies,
  walletStatuses,
});
