import {
  accountPurposes,
  annualRevenues,
  businessTypes,
  documentSubTypes,
  documentTypes,
  ownerTitles,
  sourcesOfFunds,
} from '@passmuster/schemas';
import { countryOptions } from '@passmuster/schemas/countries';
import {
  accountPurposeLabels,
  annualRevenueLabels,
  businessTypeLabels,
  documentSubTypeLabels,
  documentTypeLabels,
  ownerTitleLabels,
  sourceOfFundsLabels,
  toOptions,
} from '@passmuster/schemas/labels';
import { naics, naicsCodes, searchNaics } from '@passmuster/schemas/naics';
import type { Choice } from './fieldSpec.ts';

export const businessTypeChoices: readonly Choice[] = toOptions(businessTypes, businessTypeLabels);
export const accountPurposeChoices: readonly Choice[] = toOptions(
  accountPurposes,
  accountPurposeLabels,
);
export const sourceOfFundsChoices: readonly Choice[] = toOptions(
  sourcesOfFunds,
  sourceOfFundsLabels,
);
export const annualRevenueChoices: readonly Choice[] = toOptions(
  annualRevenues,
  annualRevenueLabels,
);
export const documentTypeChoices: readonly Choice[] = toOptions(
  documentTypes,
  documentTypeLabels,
).map(({ value, label, gloss }) => ({
  value,
  label: gloss === undefined ? label : `${label} (${gloss.toLowerCase()})`,
}));
export const documentSubTypeChoices: readonly Choice[] = toOptions(
  documentSubTypes,
  documentSubTypeLabels,
);
export const ownerTitleChoices: readonly Choice[] = toOptions(ownerTitles, ownerTitleLabels);
export const countryChoices: readonly Choice[] = countryOptions('en');
export const industryChoices: readonly Choice[] = naicsCodes.map((value) => ({
  value,
  label: `${naics[value].title} (${value})`,
}));

/** Codes of the industries that everyday words, words of a title or a code lead to, best first. */
export const findIndustries = (words: string): readonly string[] =>
  searchNaics(words, { limit: 40 }).map(({ code }) => code);
