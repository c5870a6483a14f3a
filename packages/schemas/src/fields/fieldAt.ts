import { parsePath } from '@passmuster/findings';
import type { Field, Fields } from './field.ts';

/**
 * Returns the path of a field as the facts have it, with `*` for each place in a list.
 *
 * @example
 * fieldPattern('business_owners.0.email') // 'business_owners.*.email'
 */
export const fieldPattern = (path: string | readonly PropertyKey[]): string =>
  parsePath(path)
    .map((key) => (typeof key === 'number' ? '*' : String(key)))
    .join('.');

/**
 * Returns the facts that the API states of the field at a path; `undefined` if the request has no such field.
 *
 * @example
 * fieldAt(businessCustomerFields, 'registered_address.city') // { kind: 'text', required: true, minLength: 1, maxLength: 50 }
 * fieldAt(businessCustomerFields, ['documents', 0, 'sub_type']) // { kind: 'choice', list: 'documentSubTypes' }
 * fieldAt(businessCustomerFields, 'emial') // undefined
 */
export function fieldAt(fields: Fields, path: string | readonly PropertyKey[]): Field | undefined {
  const pattern = fieldPattern(path);
  return Object.hasOwn(fields, pattern) ? fields[pattern] : undefined;
}
