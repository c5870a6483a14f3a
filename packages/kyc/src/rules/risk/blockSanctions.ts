/**
 * Settings that make sanctions block: an application that names a comprehensively sanctioned country or
 * region is not ready. The API's own text doesn't say so, so by default these are warnings.
 *
 * @example
 * reviewBusinessCustomer(draft, { asOf, preset: recommended, rules: blockSanctions }).ready // false
 */
export const blockSanctions = {
  'risk/ofac-comprehensive': 'error',
  'risk/ofac-region': 'error',
} as const;
