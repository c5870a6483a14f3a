import { labelOf } from '@passmuster/kyc';

/**
 * The place of a requirement or a finding in the words of the form, lists counted from one.
 *
 * @example
 * describePlace(['business_owners', 1, 'date_of_birth']) // 'Owner 2: Date of birth'
 */
export function describePlace(
  path: readonly PropertyKey[],
  label: string = labelOf(lastName(path)),
): string {
  const [list, index] = path;
  if (list === 'business_owners' && typeof index === 'number') {
    const part = path[2] === 'address' ? 'Address, ' : '';
    return `Owner ${index + 1}: ${part}${label}`;
  }
  if (list === 'documents' && typeof index === 'number') return `Document ${index + 1}: ${label}`;
  if (list === 'registered_address' && path.length > 1) return `Address: ${label}`;
  return label;
}

const lastName = (path: readonly PropertyKey[]): string =>
  String(path.findLast((key) => typeof key === 'string') ?? 'application');
