/**
 * `error`: it can't be sent like this, because the API refuses it or because it can't be true by arithmetic or the
 * calendar alone. `warning`: a person must look before it is sent. `info`: good to know.
 */
export type Severity = (typeof severities)[number];

/** The severities, the gravest first. */
export const severities: readonly ['error', 'warning', 'info'] = /* @__PURE__ */ Object.freeze([
  'error',
  'warning',
  'info',
]);
