import type { Catalog, CompleteRemedies } from '@passmuster/findings';
import type { KycRule } from '../rules/ruleId.ts';
import type { LabelKey } from './label.ts';

/** Texts of a review in another language. May be partial: missing texts stay English. */
export interface CustomerCatalog extends Catalog {
  /** Labels of fields and documents in a checklist. */
  readonly labels?: Readonly<Partial<Record<LabelKey, string>>>;
}

/** All texts of a review in another language: a missing rule, wording or label is a type error. */
export interface CompleteCustomerCatalog extends CustomerCatalog {
  readonly remedies: CompleteRemedies<KycRule>;
  readonly labels: Readonly<Record<LabelKey, string>>;
}

/** All remedies of the rules whose ids begin with `Prefix`. */
export type RemediesOf<Prefix extends string> = Pick<
  CompleteCustomerCatalog['remedies'],
  Extract<keyof CompleteCustomerCatalog['remedies'], `${Prefix}/${string}`>
>;
