import { documentSubTypes } from './documentSubType.generated.ts';

/** The values of `sub_type`, also none. SPEC-GAP 29. */
export const proofKinds = /* @__PURE__ */ Object.freeze([...documentSubTypes, ''] as const);
