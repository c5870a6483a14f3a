import type { Catalog, CompleteRemedies } from '@passmuster/findings';
import type * as checksum from '../checksumRules.ts';
import type * as destination from '../destinationRules.ts';
import type * as form from '../formRules.ts';
import type * as lookAlike from '../lookAlikeRule.ts';
import type * as otherNetwork from '../otherNetworkRules.ts';

type RuleOf<Module> = Module[keyof Module];

/** All remedies of the findings on addresses in another language: a missing rule or wording is a type error. */
export interface CompleteAddressCatalog extends Catalog {
  readonly remedies: CompleteRemedies<
    | RuleOf<typeof checksum>
    | RuleOf<typeof destination>
    | RuleOf<typeof form>
    | RuleOf<typeof lookAlike>
    | RuleOf<typeof otherNetwork>
  >;
}
