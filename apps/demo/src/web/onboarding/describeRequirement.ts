import type { Requirement } from '@passmuster/kyc';

/**
 * A requirement by the place where it is asked for, counted from one.
 *
 * @example
 * describeRequirement({ path: ['business_owners', 1, 'email'], label: 'Email', ... }) // 'Owner 2: Email'
 */
export function describeRequirement({ path, label }: Pick<Requirement, 'path' | 'label'>): string {
  const [list, index] = path;
  if (list === 'business_owners' && typeof index === 'number') {
    return `Owner ${index + 1}: ${path[2] === 'address' ? 'address, ' : ''}${label}`;
  }
  if (list === 'documents' && typeof index === 'number') return `Document ${index + 1}: ${label}`;
  if (list === 'registered_address' && path.length > 1) return `Address: ${label}`;
  return label;
}
