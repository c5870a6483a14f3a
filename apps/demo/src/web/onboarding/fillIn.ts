import { isPlainObject } from '@passmuster/schemas';
import type { FormValues } from './blankApplication.ts';

/** `blank` with what `values` has; what `values` lacks stays blank, so that its field is there. */
export function fillIn(blank: FormValues, values: FormValues): FormValues {
  const filled: FormValues = { ...blank };
  for (const [key, value] of Object.entries(values)) {
    const before = blank[key];
    filled[key] = isPlainObject(before) && isPlainObject(value) ? fillIn(before, value) : value;
  }
  return filled;
}
