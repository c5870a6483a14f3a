import { propertyAt } from '@passmuster/findings';
import { checklist, documentTypes } from './checklistLabels.ts';
import { en } from './en.ts';
import type { Labels, PartialLabels } from './labels.ts';

/** The lists whose values have a label each. */
export type LabeledList = Exclude<
  keyof Labels,
  'locale' | 'fields' | 'fieldsIn' | 'hints' | 'hintsIn' | 'questions'
>;

/**
 * Returns the label of a value of a list; English if `labels` lack it, and the value itself if it isn't in the list.
 *
 * @example
 * labelOf('sourcesOfFunds', 'GIFTS') // 'Gifts'
 * labelOf('documentTypes', 'BUSINESS_FORMATION', ptPt) // 'Certidão do registo comercial'
 */
export const labelOf = (list: LabeledList, value: string, labels: PartialLabels = en): string =>
  labelIn([labels[list], en[list]], value);

/**
 * Returns the label of something on a list of requirements, as `labelOf` does, without the labels of all choices in
 * the bundle.
 *
 * @example
 * checklistLabel('documentTypes', 'BANK_STATEMENT') // 'Bank statement'
 * checklistLabel('checklist', 'control_person') // 'Controlling person'
 */
export const checklistLabel = (
  list: 'checklist' | 'documentTypes',
  value: string,
  labels: PartialLabels = {},
): string => labelIn([labels[list], { checklist, documentTypes }[list]], value);

function labelIn(places: readonly unknown[], value: string): string {
  for (const place of places) {
    const label = propertyAt(place, value);
    if (typeof label === 'string') return label;
  }
  return value;
}
