import {
  accountPurposes,
  annualRevenues,
  businessTypes,
  countryCodes,
  documentSubTypes,
  documentTypes,
  naicsCodes,
  ownerTitles,
  sourcesOfFunds,
} from '@passmuster/schemas';
import type { Choice } from './fieldSpec.ts';

/** Abbreviations and names that capitals alone would spell wrong. */
const spelling: Readonly<Record<string, string>> = {
  erc20: 'Ethereum (ERC-20)',
  NON_US: 'Company formed outside the US',
  UNDER_HUNDRED_THOUSAND: 'Under $100,000',
  HUNDRED_THOUSAND_TO_MILLION: '$100,000 to $1 million',
  MILLION_TO_TEN_MILLION: '$1 million to $10 million',
  TEN_MILLION_TO_FIFTY_MILLION: '$10 million to $50 million',
  FIFTY_MILLION_TO_HUNDRED_MILLION: '$50 million to $100 million',
  OVER_HUNDRED_MILLION: 'Over $100 million',
  B_CORPORATION: 'B corporation',
  C_CORPORATION: 'C corporation',
  S_CORPORATION: 'S corporation',
  AML_COMFORT_LETTER: 'AML comfort letter',
  E_SIGNATURE_CERTIFICATE: 'E-signature certificate',
  BUSINESS_FORMATION: 'Business formation (incorporation certificate)',
  OWNERSHIP_INFORMATION: 'Ownership information (articles)',
  ASSETS_SALE: 'Assets sale',
  SALE_OF_ASSETS_REAL_ESTATE: 'Sale of assets (real estate)',
  SOMEONE_ELSES_FUNDS: 'Someone else’s funds',
  OWNERS_CAPITAL: 'Owner’s capital',
};

/**
 * A code of the API in words.
 *
 * @example
 * inWords('PROOF_OF_ADDRESS') // 'Proof of address'
 */
export function inWords(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return spelling[code] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const regions = new Intl.DisplayNames('en', { type: 'region' });
const coded = (codes: readonly string[]): Choice[] =>
  codes.map((value) => ({ value, label: inWords(value) }));

export const businessTypeChoices: readonly Choice[] = coded(businessTypes);
export const accountPurposeChoices: readonly Choice[] = coded(accountPurposes);
export const sourceOfFundsChoices: readonly Choice[] = coded(sourcesOfFunds);
export const annualRevenueChoices: readonly Choice[] = coded(annualRevenues);
export const documentTypeChoices: readonly Choice[] = coded(documentTypes);
export const documentSubTypeChoices: readonly Choice[] = coded(documentSubTypes);
export const ownerTitleChoices: readonly Choice[] = ownerTitles.map((value) => ({
  value,
  label: value,
}));
export const industryChoices: readonly Choice[] = naicsCodes.map((value) => ({
  value,
  label: value,
}));
export const countryChoices: readonly Choice[] = countryCodes
  .map((value) => ({ value, label: regions.of(value) ?? value }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));
