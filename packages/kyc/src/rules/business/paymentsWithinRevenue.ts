import { defineRule } from '../../rule/defineRule.ts';
import { isAmount, isAnnualRevenue, isAnything, isFlag } from '../../rule/guards.ts';
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

/** Countries whose currency is the US dollar. Source: ISO 4217, entities of USD. */
const inDollars: ReadonlySet<unknown> = /* @__PURE__ */ new Set(['EC', 'SV', 'US']);

/**
 * The payments of a year must not exceed three times the upper end of the revenue band, nor must the income where the local
 * currency is the US dollar. Businesses that move money for others are exempt. SPEC-GAP 5.
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
  texts: {
    income: {
      message: '12 times expected_monthly_income is more than {most} times the revenue band',
      remedy:
        'A year of this income is more than {most} times the declared revenue. Check both amounts.',
    },
  },
  reads: {
    expected_monthly_payments_usd: isAnything,
    expected_monthly_income: isAnything,
    'registered_address.country': isAnything,
    estimated_annual_revenue_usd: isAnnualRevenue,
    conducts_money_services: isFlag,
  },
  check(values, { report }) {
    const { expected_monthly_payments_usd: payments, expected_monthly_income: income } = values;
    if (values.conducts_money_services) return;
    const limit = ends[values.estimated_annual_revenue_usd] * most;
    const isTooMuch = (amount: unknown): boolean => isAmount(amount) && amount * 12 > limit;
    if (isTooMuch(payments)) report(['expected_monthly_payments_usd'], { most });
    else if (inDollars.has(values['registered_address.country']) && isTooMuch(income)) {
      report(['expected_monthly_income'], 'income', { most });
    }
  },
});
