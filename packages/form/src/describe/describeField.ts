import { parsePath, propertyAt } from '@passmuster/findings';
import { countryCurrency } from '@passmuster/schemas/countries';
import { type Field, type Fields, fieldAt } from '@passmuster/schemas/fields';
import {
  fieldHint,
  fieldLabel,
  fieldQuestion,
  type Option,
  type PartialLabels,
} from '@passmuster/schemas/labels';
import type { AmountUnit } from '../amounts/amount.ts';
import type { FieldDescription, LongLists } from './fieldDescription.ts';

/** What fields are described with. */
export interface DescribeOptions {
  /** The fields of the form: `customerFields`, or those of another request from `@passmuster/schemas/fields`. */
  readonly fields: Fields;
  /** The labels of a language, such as `en` of `@passmuster/schemas/labels`. What they lack is English, and has no options. */
  readonly texts: PartialLabels;
  readonly lists?: LongLists | undefined;
  /** ISO 3166-1 alpha-2, of the address or the business that the field belongs to. Default: none. */
  readonly country?: string | undefined;
}

/**
 * Returns the description of the field for a control at a path: its kind, label, hint and options, and what limits it; `undefined`
 * if the form has no such field. Never throws.
 *
 * @example
 * describeField('title', { fields: { title: { kind: 'text', maxLength: 9 } }, texts: en }) // { kind: 'text', label: 'Title', required: false, maxLength: 9 }
 * describeField('is_dao', { fields: customerFields, texts: en })?.options // [{ value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }]
 * describeField('tax_identification_number', { fields: customerFields, texts: en, country: 'KE' })?.label // 'KRA PIN'
 * describeField('emial', { fields: customerFields, texts: en }) // undefined
 */
export function describeField(
  path: string | readonly PropertyKey[],
  { fields, texts, lists = {}, country = '' }: DescribeOptions,
): FieldDescription | undefined {
  const keys = parsePath(path);
  const field = fieldAt(fields, keys);
  if (field === undefined) return undefined;
  const { kind, required = false, maxLength, min, max } = field;
  const unit = unitOf(field, country);
  const isQuestion = kind === 'question';
  const question = isQuestion ? fieldQuestion(keys, texts) : undefined;
  const hint = fieldHint(keys, texts, country);
  const options = optionsOf(field, texts, lists, country);
  return {
    kind,
    label: question ?? fieldLabel(keys, texts, country),
    ...(hint !== undefined && { hint }),
    ...(options !== undefined && options.length > 0 && { options }),
    required: required || isQuestion,
    ...(maxLength !== undefined && { maxLength }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit !== undefined && { unit }),
  };
}

/** An amount of no currency is in that of the country. */
export const unitOf = ({ kind, unit }: Field, country: string): AmountUnit | undefined =>
  unit ?? (kind === 'amount' ? countryCurrency(country) : undefined);

function optionsOf(
  { kind, list, suggests }: Field,
  texts: PartialLabels,
  { countries, industries, statesOf }: LongLists,
  country: string,
): readonly Option<string>[] | undefined {
  if (kind === 'country') return countries;
  if (kind === 'industry') return industries;
  if (kind === 'state') return statesOf?.(country);
  const name = kind === 'question' ? 'answers' : (list ?? suggests);
  const options = name && labeled(propertyAt(texts, name));
  return options && name && sortedLists.has(name) ? sorted(options, texts.locale) : options;
}

/** The order of these lists says nothing: people look for a label. The others go by size, rank or kind. */
const sortedLists: ReadonlySet<string> = new Set(['accountPurposes', 'sourcesOfFunds']);

/** Returns options in the alphabetical order of their labels, “Other” last. */
function sorted(
  options: readonly Option<string>[],
  locale: string | undefined,
): readonly Option<string>[] {
  const { compare } = new Intl.Collator(locale);
  const isOther = ({ value }: Option<string>): number => Number(value === 'OTHER');
  return options.toSorted(
    (one, other) => isOther(one) - isOther(other) || compare(one.label, other.label),
  );
}

/** The labels of a list are in its order. */
function labeled(labels: unknown): readonly Option<string>[] | undefined {
  if (typeof labels !== 'object' || labels === null) return undefined;
  return Object.entries(labels).map(([value, label]) => ({ value, label: String(label) }));
}
