import { defineRule } from '../../rule/defineRule.ts';
import { isAmount, isAnnualRevenue, isFlag } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** Upper ends of the bands, in USD a year. */
const ends = {
  UNDER_HUNDRED_THOUSAND: 100_000,
  HUNDRED_THOUSAND_TO_MILLION: 1_000_000,
  MILLION_TO_TEN_MILLION: 10_000_000,
  TEN_MILLION_TO_FIFTY_MILLION: 50_000_000,
  FIFTY_MILLION_TO_HUNDRED_MILLION: 100_000_000,
  OVER_HUNDRED_MILLION: Number.POSITIVE_INFINITY,
} as const;
const most = 3;

/**
 * The payments of a year must not exceed three times the upper end of the revenue band. Businesses that move
 * money for others are exempt. The income in local currency is not compared. SPEC-GAP 5.
 */
export const paymentsWithinRevenue = defineRule({
  id: 'business/payments-within-revenue',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business customer, expected_monthly_payments_usd'),
  message: '12 times expected_monthly_payments_usd is more than {most} times the revenue band',
  remedy:
    'A year of these payments is more than {most} times the declared revenue. Check both amounts.',
  reads: {
    expected_monthly_payments_usd: isAmount,
    estimated_annual_revenue_usd: isAnnualRevenue,
    conducts_money_services: isFlag,
  },
  check(values, { report }) {
    const { expected_monthly_payments_usd, estimated_annual_revenue_usd } = values;
    if (values.conducts_money_services) return;
    if (expected_monthly_payments_usd * 12 > ends[estimated_annual_revenue_usd] * most) {
      report(['expected_monthly_payments_usd'], { most });
    }
  },
});
