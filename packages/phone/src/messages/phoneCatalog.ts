import type { Catalog, CompleteRemedies } from '@passmuster/findings';
import type * as rules from '../rules.ts';

/** All remedies of the findings on phone numbers in another language: a missing rule or wording is a type error. */
export interface CompletePhoneCatalog extends Catalog {
  readonly remedies: CompleteRemedies<(typeof rules)[keyof typeof rules]>;
}
