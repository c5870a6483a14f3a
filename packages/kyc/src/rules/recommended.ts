import { definePreset } from '@passmuster/findings';
import { recommendedRules } from './recommendedRules.generated.ts';

/** The rules of `spec`, and warnings and information based on regulation, standards and practice. */
export const recommended = /* @__PURE__ */ definePreset('recommended', recommendedRules);
