/** Legal forms of a business. Source: API spec 1.0.0, Business customer, `business_type` (13 values). */
export const businessTypes = [
  'B_CORPORATION',
  'C_CORPORATION',
  'S_CORPORATION',
  'CLOSE_CORPORATION',
  'COOPERATIVE',
  'GENERAL_PARTNERSHIP',
  'LIMITED_PARTNERSHIP',
  'LIMITED_LIABILITY_PARTNERSHIP',
  'LIMITED_LIABILITY_COMPANY',
  'NONPROFIT_CORPORATION',
  'SOLE_PROPRIETORSHIP',
  'TRUST',
  'NON_US',
] as const;
export type BusinessType = (typeof businessTypes)[number];
