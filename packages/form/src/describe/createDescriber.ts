import { fieldPattern } from '@passmuster/schemas/fields';
import { type DescribeOptions, describeField } from './describeField.ts';
import type { FieldDescription } from './fieldDescription.ts';

/** Returns the description of a field in a country, the same object until the states of the country are known. */
export type Describe = (
  path: string | readonly PropertyKey[],
  country?: string,
) => FieldDescription | undefined;

/** A form has about 60 fields, and people choose among few countries. */
const maxKnown = 1000;

/**
 * Returns a function that describes fields as `describeField` does, each once: rows of a list share the objects, so that a
 * control renders again only if its description changes.
 *
 * @example
 * const describe = createDescriber({ fields: customerFields, texts: en });
 * describe('business_owners.0.email') === describe('business_owners.1.email') // true
 */
export function createDescriber({
  lists = {},
  ...options
}: Omit<DescribeOptions, 'country'>): Describe {
  const known = new Map<string, { readonly states: unknown; readonly made: FieldDescription }>();
  return (path, country = '') => {
    const states = lists.statesOf?.(country);
    const key = `${fieldPattern(path)} ${country}`;
    const found = known.get(key);
    if (found && (found.made.kind !== 'state' || found.states === states)) return found.made;
    const made = describeField(path, {
      ...options,
      lists: { ...lists, statesOf: () => states },
      country,
    });
    if (made === undefined) return undefined;
    if (known.size >= maxKnown) known.clear();
    known.set(key, { states, made });
    return made;
  };
}
