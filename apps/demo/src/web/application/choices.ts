import {
  accountPurposes,
  annualRevenues,
  businessTypes,
  documentSubTypes,
  ownerTitles,
  sourcesOfFunds,
} from '@passmuster/schemas';
import { countryOptions } from '@passmuster/schemas/countries';
import { type LabeledList, type Labels, labelOf } from '@passmuster/schemas/labels';
import type { Language } from '../language/languages.ts';
import type { Translate } from '../language/useText.ts';
import type { Option } from '../ui/Options.tsx';

interface List {
  readonly values: readonly string[];
  readonly labels: LabeledList;
}

const lists = {
  business_type: { values: businessTypes, labels: 'businessTypes' },
  account_purpose: { values: accountPurposes, labels: 'accountPurposes' },
  source_of_funds: { values: sourcesOfFunds, labels: 'sourcesOfFunds' },
  estimated_annual_revenue_usd: { values: annualRevenues, labels: 'annualRevenues' },
  title: { values: ownerTitles, labels: 'ownerTitles' },
  sub_type: { values: documentSubTypes, labels: 'documentSubTypes' },
} as const satisfies Readonly<Record<string, List>>;
export type ListName = keyof typeof lists;

/** Returns true for a field whose values are a closed list. */
export const isListName = (field: unknown): field is ListName =>
  Object.hasOwn(lists, String(field));

const choices = new WeakMap<Labels, Partial<Record<ListName, readonly Option[]>>>();

/** Returns the options of a closed list, in the language of the page: each time the same array. */
export function choicesOf(list: ListName, t: Translate): readonly Option[] {
  const known = choices.get(t.labels) ?? {};
  choices.set(t.labels, known);
  known[list] ??= lists[list].values.map((value) => ({
    value,
    label: choiceLabel(list, value, t),
  }));
  return known[list];
}

/** Returns the label of a value of a closed list; the value itself if the list doesn't have it. */
export const choiceLabel = (list: ListName, value: string, t: Translate): string =>
  labelOf(lists[list].labels, value, t.labels);

const countries = new Map<Language, readonly Option[]>();

/** Returns all countries, named and sorted in a language. */
export function countryChoices(language: Language): readonly Option[] {
  const known = countries.get(language) ?? countryOptions(language);
  countries.set(language, known);
  return known;
}
