/**
 * How a text names a value: `same`, by the value itself in any letter case and with any punctuation; `label`, as a form calls
 * it in one of the languages; `alias`, by another name or way of writing; `typo`, by one of these with one typo.
 */
export type MeaningBy = 'same' | 'label' | 'alias' | 'typo';

/** The value that a text means, and how it names it, so that a caller takes only what it may. */
export interface Meaning<Value> {
  readonly value: Value;
  readonly by: MeaningBy;
}
