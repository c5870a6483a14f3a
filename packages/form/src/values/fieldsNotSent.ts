/** Fields of the form that the API doesn't have. */
export const fieldsNotSent: ReadonlySet<string> = new Set([
  'rowId',
  'issued',
  'expires',
  'id_dates',
]);
