import type { Rule } from '@passmuster/findings';
import * as field from './fieldRules.ts';
import * as international from './internationalRules.ts';
import * as nigerian from './nigerianRules.ts';
import * as southAfrican from './southAfricanRules.ts';

/** Every rule of this package, for a list or an explanation by id. */
export const bankRules: readonly Rule[] = /* @__PURE__ */ [
  field,
  nigerian,
  southAfrican,
  international,
].flatMap((rules) => Object.values<Rule>(rules));
