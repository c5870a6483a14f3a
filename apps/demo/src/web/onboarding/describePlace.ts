import { labelOf } from '@passmuster/kyc';
import { applicationSections } from './applicationFields.ts';
import { ownerFields } from './ownerFields.ts';

const applicationLabels = labelsOf(applicationSections.flatMap(({ fields }) => fields));
const ownerLabels = labelsOf(ownerFields);

/**
 * The place of a requirement or a finding in the words of the form, lists counted from one.
 *
 * @param document what to call the document, where it is one that is asked for.
 * @example
 * describePlace(['business_owners', 1, 'date_of_birth']) // 'Owner 2: Date of birth'
 */
export function describePlace(path: readonly PropertyKey[], document?: string): string {
  const [list, index, ...rest] = path;
  const isEntry = typeof index === 'number';
  const last = String(path.findLast((key) => typeof key === 'string') ?? 'application');
  if (list === 'business_owners' && isEntry) {
    if (rest.length === 0) return `Owner ${index + 1}`;
    const label = document ?? ownerLabels.get(rest.join('.')) ?? labelOf(last);
    return `Owner ${index + 1}: ${label}`;
  }
  const label = document ?? applicationLabels.get(path.join('.')) ?? labelOf(last);
  return list === 'documents' && isEntry ? `Document ${index + 1}: ${label}` : label;
}

function labelsOf(
  fields: readonly { readonly name: string; readonly label: string }[],
): ReadonlyMap<string, string> {
  return new Map(fields.map(({ name, label }) => [name, label]));
}
