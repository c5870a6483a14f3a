import { isFilledIn } from '@passmuster/findings';
import { isPlainObject } from '../scalar/isPlainObject.ts';

/** How deep fields are looked at. Bodies of the API are four levels deep; anything deeper is kept as it is. */
const maxDepth = 16;

const isOmitted = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && !isFilledIn(value));

/** How many values of a draft are copied. The largest that schemas accept, 5,000 list elements of 54 fields, has fewer. */
const maxValues = 300_000;

/** Returns a function that counts, and throws beyond `maxValues`. */
function createBudget(): (values: number) => void {
  let left = maxValues;
  return (values) => {
    left -= values;
    if (left < 0) throw new RangeError('Too many values');
  };
}

type Spend = ReturnType<typeof createBudget>;

function omitAt(value: unknown, ancestors: readonly unknown[], spend: Spend): unknown {
  if (ancestors.length === maxDepth || ancestors.includes(value)) return value;
  const path = [...ancestors, value];
  if (Array.isArray(value)) {
    const { length } = value;
    // Before anything is read: a list may be longer than it has elements, and a proxy may lie.
    spend(length);
    return Array.from({ length }, (_, index) => omitAt(value[index], path, spend));
  }
  if (!isPlainObject(value)) return value;
  const fields = Object.entries(value);
  spend(fields.length);
  return Object.fromEntries(
    fields
      .filter(([, field]) => !isOmitted(field))
      .map(([key, field]) => [key, omitAt(field, path, spend)]),
  );
}

/**
 * Returns a copy of form values without the fields that are blank: `''`, only whitespace, or undefined.
 * Keeps every list element, null, 0, false and empty objects, so that paths stay those of the form.
 * Returns the value itself if a getter or a proxy throws, or if it holds more than 300,000 values; schemas refuse such a
 * value with an issue.
 *
 * @example
 * omitBlanks({ currency: 'USDC', description: '', network: undefined }) // { currency: 'USDC' }
 */
export function omitBlanks(draft: unknown): unknown {
  try {
    return omitAt(draft, [], createBudget());
  } catch {
    return draft;
  }
}
