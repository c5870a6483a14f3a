/** Fields that are numbers in the request and canonical text in the form. */
export const amountFields: ReadonlySet<string> = new Set([
  'expected_monthly_income',
  'expected_monthly_payments_usd',
  'ownership_percentage',
]);

/** Fields of the form that the API doesn't have. */
export const fieldsNotSent: ReadonlySet<string> = new Set([
  'rowId',
  'issued',
  'expires',
  'id_dates',
]);
