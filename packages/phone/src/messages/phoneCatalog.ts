import type { Catalog, CompleteRemedies } from '@passmuster/findings';
import type * as callingCode from '../callingCodeRules.ts';
import type * as placeholder from '../placeholderRules.ts';
import type * as plan from '../planRules.ts';
import type * as text from '../textRules.ts';

type RuleOf<Module> = Module[keyof Module];

/** All remedies of the findings on phone numbers in another language: a missing rule or wording is a type error. */
export interface CompletePhoneCatalog extends Catalog {
  readonly remedies: CompleteRemedies<
    | RuleOf<typeof text>
    | RuleOf<typeof callingCode>
    | RuleOf<typeof placeholder>
    | RuleOf<typeof plan>
  >;
}
