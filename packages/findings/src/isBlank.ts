import { elementsOf } from './elementsOf.ts';
import { isFilledIn } from './isFilledIn.ts';

/**
 * Returns true if nothing was filled in: no value, an empty list, or text without a visible character.
 *
 * @example
 * ['', ' ', [], undefined, false].map(isBlank) // [true, true, true, true, false]
 */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? !isFilledIn(value)
    : value === undefined || value === null || elementsOf(value)?.length === 0;
