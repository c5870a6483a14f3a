import { loadCustomerReviewer } from '@passmuster/kyc';

/** Your field, by the path that the API has for it. */
const fields = {
  business_name: 'company',
  email: 'contactMail',
  'registered_address.country': 'country',
  'registered_address.city': 'town',
} as const;

type YourRecord = Readonly<Partial<Record<(typeof fields)[keyof typeof fields], string>>>;

/** Returns the application that a record of yours is in the API. */
export function toDraft(record: YourRecord): object {
  const draft: Record<string, unknown> = {};
  for (const [path, field] of Object.entries(fields)) {
    const [group = '', key] = path.split('.');
    if (key === undefined) draft[group] = record[field];
    else draft[group] = { ...Object(draft[group]), [key]: record[field] };
  }
  return draft;
}

const fieldByPath: ReadonlyMap<string, string> = new Map(Object.entries(fields));
const reviewer = await loadCustomerReviewer();

/** Returns the findings on a record, by your own names of its fields. */
export function reviewRecord(record: YourRecord, asOf: string) {
  const { findings } = reviewer.review(toDraft(record), { asOf });
  return findings.flatMap(({ path, severity, remedy }) => {
    const field = fieldByPath.get(path.join('.'));
    return field === undefined ? [] : [{ field, severity, remedy }];
  });
}
