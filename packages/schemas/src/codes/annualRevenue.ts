/**
 * Bands of yearly revenue in US dollars. Source: API spec 1.0.0, Business customer,
 * `estimated_annual_revenue_usd` (6 values).
 */
export const annualRevenues = [
  'UNDER_HUNDRED_THOUSAND',
  'HUNDRED_THOUSAND_TO_MILLION',
  'MILLION_TO_TEN_MILLION',
  'TEN_MILLION_TO_FIFTY_MILLION',
  'FIFTY_MILLION_TO_HUNDRED_MILLION',
  'OVER_HUNDRED_MILLION',
] as const;
export type AnnualRevenue = (typeof annualRevenues)[number];
