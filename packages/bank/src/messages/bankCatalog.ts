import type { Catalog, CompleteRemedies } from '@passmuster/findings';
import type * as field from '../fieldRules.ts';
import type * as uk from '../gb/ukRules.ts';
import type * as bic from '../iban/bicRules.ts';
import type * as iban from '../iban/ibanRules.ts';
import type * as nigerian from '../ng/nigerianRules.ts';
import type * as aba from '../us/abaRules.ts';
import type * as southAfrican from '../za/southAfricanRules.ts';

type RuleOf<Module> = Module[keyof Module];

/** All remedies of the findings on bank accounts in another language: a missing rule or wording is a type error. */
export interface CompleteBankCatalog extends Catalog {
  readonly remedies: CompleteRemedies<
    | RuleOf<typeof field>
    | RuleOf<typeof nigerian>
    | RuleOf<typeof southAfrican>
    | RuleOf<typeof iban>
    | RuleOf<typeof bic>
    | RuleOf<typeof aba>
    | RuleOf<typeof uk>
  >;
}
