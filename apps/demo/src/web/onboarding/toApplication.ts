import { isPlainObject } from '@passmuster/schemas';
import type { FormValues } from './blankApplication.ts';

/**
 * What the form holds, as it would be sent: fields left empty are not there at all.
 *
 * @example
 * toApplication({ email: '', registered_address: { city: 'Lagos', street2: ' ' } })
 * // { registered_address: { city: 'Lagos' } }
 */
export function toApplication(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !isBlank(value))
      .map(([key, value]) => [key, withoutBlanks(value)]),
  );
}

function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  return isPlainObject(value) ? toApplication(value) : value;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
