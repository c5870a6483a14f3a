import type { Catalog, CompleteRemedies } from '@passmuster/findings';
import type { spreadsheetRules } from '../../columns/spreadsheetRules.ts';
import type { networkRule } from '../addressCheck.ts';
import type { duplicateRules } from '../duplicateRules.ts';

type RuleOf<Rules> = Rules[keyof Rules];

/** All remedies of this program's own findings in another language: a missing rule or wording is a type error. */
export interface CompleteTableCatalog extends Catalog {
  readonly remedies: CompleteRemedies<
    RuleOf<typeof spreadsheetRules> | RuleOf<typeof duplicateRules> | typeof networkRule
  >;
}
