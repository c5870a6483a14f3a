import { definePreset } from '@passmuster/findings';
import { specRules } from './specRules.generated.ts';

/** The rules that the specification states beyond the shape of the body. The smallest bundle. */
export const spec = /* @__PURE__ */ definePreset('spec', specRules);
