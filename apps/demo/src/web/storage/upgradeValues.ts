import { amountOf } from '../../integration/amounts.ts';
import type { ApplicationValues } from '../../integration/values.ts';

const withId = <Row extends { readonly rowId: string }>(row: Row): Row => ({
  ...row,
  rowId: row.rowId || crypto.randomUUID(),
});

/** Returns the values of a stored draft. Earlier drafts have rows without ids, and amounts as they were typed. */
export const upgradeValues = (values: ApplicationValues): ApplicationValues => ({
  ...values,
  expected_monthly_income: amountOf(values.expected_monthly_income),
  expected_monthly_payments_usd: amountOf(values.expected_monthly_payments_usd),
  business_owners: values.business_owners.map((owner) => ({
    ...withId(owner),
    ownership_percentage: amountOf(owner.ownership_percentage),
    supporting_documents: owner.supporting_documents.map(withId),
  })),
  documents: values.documents.map(withId),
});
