import {
  accountPurposes,
  annualRevenues,
  businessTypes,
  documentSubTypes,
  ownerTitles,
  sourcesOfFunds,
} from '@passmuster/schemas';
import { countryOptions } from '@passmuster/schemas/countries';
import {
  accountPurposeLabels,
  annualRevenueLabels,
  businessTypeLabels,
  documentSubTypeLabels,
  ownerTitleLabels,
  sourceOfFundsLabels,
} from '@passmuster/schemas/labels';
import type { Language } from '../language/languages.ts';
import type { Translate } from '../language/useText.ts';

/** A value and what the page calls it. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

const lists = {
  business_type: [businessTypes, businessTypeLabels],
  account_purpose: [accountPurposes, accountPurposeLabels],
  source_of_funds: [sourcesOfFunds, sourceOfFundsLabels],
  estimated_annual_revenue_usd: [annualRevenues, annualRevenueLabels],
  title: [ownerTitles, ownerTitleLabels],
  sub_type: [documentSubTypes, documentSubTypeLabels],
} as const;
export type ListName = keyof typeof lists;

/** The options of a closed list, in the language of the page. */
export function choicesOf(list: ListName, t: Translate): readonly Option[] {
  const [values, labels] = lists[list];
  const texts = labels as Readonly<Record<string, { readonly label: string }>>;
  return values.map((value) => ({ value, label: t(texts[value]?.label ?? value) }));
}

/** The label of a value of a closed list; the value itself if the list doesn't have it. */
export function choiceLabel(list: ListName, value: string, t: Translate): string {
  return choicesOf(list, t).find((option) => option.value === value)?.label ?? value;
}

const countries = new Map<Language, readonly Option[]>();

/** All countries, named and sorted in a language. */
export function countryChoices(language: Language): readonly Option[] {
  const known = countries.get(language) ?? countryOptions(language);
  countries.set(language, known);
  return known;
}
