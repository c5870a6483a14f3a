import { definePreset } from '@passmuster/findings';
import { recommended } from './recommended.ts';

/** The rules of `recommended`, and those that a cautious compliance team adds. */
export const strict = /* @__PURE__ */ definePreset('strict', [...recommended.rules]);
