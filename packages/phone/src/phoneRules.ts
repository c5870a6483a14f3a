import { deepFreeze, type Rule } from '@passmuster/findings';
import * as rules from './rules.ts';

/** Every rule of this package, to list or to explain by id. */
export const phoneRules: readonly Rule[] = /* @__PURE__ */ deepFreeze(Object.values(rules));
