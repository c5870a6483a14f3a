import { deepFreeze, type Rule } from '@passmuster/findings';
import * as field from './fieldRules.ts';
import * as uk from './gb/ukRules.ts';
import * as bic from './iban/bicRules.ts';
import * as iban from './iban/ibanRules.ts';
import * as nigerian from './ng/nigerianRules.ts';
import * as aba from './us/abaRules.ts';
import * as southAfrican from './za/southAfricanRules.ts';

/** Every rule of this package, to list or to explain by id. */
export const bankRules: readonly Rule[] = /* @__PURE__ */ deepFreeze(
  [field, nigerian, southAfrican, iban, bic, aba, uk].flatMap((rules) =>
    Object.values<Rule>(rules),
  ),
);
