import { definePreset } from '@passmuster/findings';
import { strictRules } from './strictRules.generated.ts';

/** The rules of `recommended`, and those that a cautious compliance team adds. */
export const strict = /* @__PURE__ */ definePreset('strict', strictRules);
