import type { DocumentDates, IssueAndExpiry } from '@passmuster/kyc';
import type { ApplicationValues, DateValues } from '../../integration/values.ts';

/** Fields of the form that the API doesn't have: they are checked and never sent. */
export const fieldsNotSent: ReadonlySet<string> = new Set([
  'rowId',
  'issued',
  'expires',
  'id_dates',
]);

const given = ({ issued, expires }: Partial<DateValues> = {}): IssueAndExpiry => ({
  ...(issued && { issued }),
  ...(expires && { expires }),
});

/** Returns the dates on documents that the form holds, by the path of their document. */
export function documentDatesOf({
  documents,
  business_owners: owners,
}: ApplicationValues): DocumentDates {
  const dates: Record<string, IssueAndExpiry> = {};
  for (const [i, document] of documents.entries()) dates[`documents.${i}`] = given(document);
  for (const [i, owner] of owners.entries()) {
    const path = `business_owners.${i}`;
    // Without an ID document, its fields aren't shown.
    if (owner.front_image !== '') dates[`${path}.front_image`] = given(owner.id_dates);
    for (const [j, document] of owner.supporting_documents.entries()) {
      dates[`${path}.supporting_documents.${j}`] = given(document);
    }
  }
  return Object.fromEntries(
    Object.entries(dates).filter(([, { issued, expires }]) => issued || expires),
  );
}
