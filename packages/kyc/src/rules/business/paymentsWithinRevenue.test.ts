import { ruleTable } from '../../testing/ruleTable.ts';
import { paymentsWithinRevenue } from './paymentsWithinRevenue.ts';

const payments = 'expected_monthly_payments_usd';
const revenue = 'estimated_annual_revenue_usd';

ruleTable(paymentsWithinRevenue, [
  { why: 'three times the band', set: { [payments]: 250_000 }, finds: [] },
  { why: 'a cent above', set: { [payments]: 250_000.01 }, finds: [payments] },
  {
    why: 'the lowest band',
    set: { [payments]: 25_001, [revenue]: 'UNDER_HUNDRED_THOUSAND' },
    finds: [payments],
  },
  {
    why: 'the highest band has no end',
    set: { [payments]: 1e15, [revenue]: 'OVER_HUNDRED_MILLION' },
    finds: [],
  },
  { why: 'no amount', set: { [payments]: Number.POSITIVE_INFINITY }, finds: [] },
  {
    why: 'money that others entrusted',
    set: { expected_monthly_payments_usd: 9_000_000, conducts_money_services: true },
    finds: [],
  },
  {
    why: 'an income of three times the band in the United States',
    set: { expected_monthly_income: 250_000, 'registered_address.country': 'US' },
    finds: [],
  },
  {
    why: 'a cent above',
    set: { expected_monthly_income: 250_000.01, 'registered_address.country': 'US' },
    finds: ['expected_monthly_income'],
    says: 'income',
  },
  {
    why: 'the same in another currency',
    set: { expected_monthly_income: 250_000.01, 'registered_address.country': 'ZA' },
    finds: [],
  },
]);
