import { countryOptions } from '@passmuster/schemas/countries';
import { type LabeledList, labelOf } from '@passmuster/schemas/labels';
import type { Language } from '../language/languages.ts';
import type { Translate } from '../language/useText.ts';
import type { Option } from '../ui/Options.tsx';

const lists = {
  business_type: 'businessTypes',
  account_purpose: 'accountPurposes',
  source_of_funds: 'sourcesOfFunds',
  estimated_annual_revenue_usd: 'annualRevenues',
  title: 'ownerTitles',
} as const satisfies Readonly<Record<string, LabeledList>>;
export type ListName = keyof typeof lists;

/** Returns the label of a value of a closed list; the value itself if the list doesn't have it. */
export const choiceLabel = (list: ListName, value: string, t: Translate): string =>
  labelOf(lists[list], value, t.labels);

const countries = new Map<Language, readonly Option[]>();

/** Returns all countries, named and sorted in a language. */
export function countryChoices(language: Language): readonly Option[] {
  const known = countries.get(language) ?? countryOptions(language);
  countries.set(language, known);
  return known;
}
