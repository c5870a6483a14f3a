import { isFilledIn } from '@passmuster/findings';
import { isPlainObject } from '../scalar/isPlainObject.ts';

/** How deep fields are looked at. Bodies of the API are four levels deep; anything deeper is kept as it is. */
const maxDepth = 16;

const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && !isFilledIn(value));

function omitAt(value: unknown, ancestors: readonly unknown[]): unknown {
  if (ancestors.length === maxDepth || ancestors.includes(value)) return value;
  const path = [...ancestors, value];
  if (Array.isArray(value)) return value.map((element) => omitAt(element, path));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => !isBlank(field))
      .map(([key, field]) => [key, omitAt(field, path)]),
  );
}

/**
 * Returns a copy of form values without the fields that are blank: `''`, only whitespace, or undefined.
 * Keeps every list element, null, 0, false and empty objects, so that paths stay those of the form.
 * Returns the value itself if a getter or a proxy throws; schemas refuse such a value with an issue.
 *
 * @example
 * omitBlanks({ currency: 'USDC', description: '', network: undefined }) // { currency: 'USDC' }
 */
export function omitBlanks(draft: unknown): unknown {
  try {
    return omitAt(draft, []);
  } catch {
    return draft;
  }
}
