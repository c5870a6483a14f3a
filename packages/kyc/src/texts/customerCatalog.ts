import type { Catalog, CompleteRemedies } from '@passmuster/findings';
import type { Labels, PartialLabels } from '@passmuster/schemas/labels';
import type { KycRule } from '../rules/ruleId.ts';

/** Texts of a review in another language. May be partial: missing texts stay English. */
export interface CustomerCatalog extends Catalog {
  /** Labels of fields and documents in a checklist. */
  readonly labels?: PartialLabels;
}

/** All texts of a review in another language: a missing rule, wording or label is a type error. */
export interface CompleteCustomerCatalog extends CustomerCatalog {
  readonly remedies: CompleteRemedies<KycRule>;
  readonly labels: Labels;
}

/** All remedies of the rules whose ids begin with `Prefix`. */
export type RemediesOf<Prefix extends string> = Pick<
  CompleteCustomerCatalog['remedies'],
  Extract<keyof CompleteCustomerCatalog['remedies'], `${Prefix}/${string}`>
>;
