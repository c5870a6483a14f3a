/** Fields that are numbers in the request and canonical text in the form. */
export const amountFields: ReadonlySet<string> = new Set([
  'expected_monthly_income',
  'expected_monthly_payments_usd',
  'ownership_percentage',
]);
