/**
 * Settings that make sanctions block: an application that names a comprehensively sanctioned country or
 * region is not ready. The API's own text doesn't say so, so by default these are warnings.
 *
 * @example
 * const options = { asOf: '2026-11-21', preset: recommended, tables, rules: blockSanctions };
 * const { findings } = reviewBusinessCustomer({ registered_address: { country: 'KP' } }, options);
 * findings.find(({ rule }) => rule === 'risk/ofac-comprehensive')?.severity // 'error'
 */
export const blockSanctions = /* @__PURE__ */ Object.freeze({
  'risk/ofac-comprehensive': 'error',
  'risk/ofac-region': 'error',
} as const);
