import { parsePath, propertyAt, valueAt } from '@passmuster/findings';

/** From the root of the values: `['business_owners', 0, 'email']`. */
export type Path = readonly (string | number)[];

/**
 * Returns a dotted path, as form libraries write it, as a list of keys.
 *
 * @example
 * toPath('business_owners.0.email') // ['business_owners', 0, 'email']
 */
export const toPath = (path: string | Path): Path => parsePath(path).map(toKey);

const toKey = (key: PropertyKey): string | number => (typeof key === 'number' ? key : String(key));

const isRow = (value: unknown): value is { readonly rowId: string } =>
  typeof value === 'object' && value !== null && typeof Object(value).rowId === 'string';

/**
 * Returns a key for a field that stays the same when its row moves: places in lists are replaced with ids of
 * rows, where the rows have them.
 */
export function keyOf(path: Path, values: unknown): string {
  let value = values;
  return path
    .map((key) => {
      const isPlace = Array.isArray(value);
      value = propertyAt(value, key);
      return isPlace && isRow(value) ? `#${value.rowId}` : String(key);
    })
    .join('.');
}

/** Returns where the field of a key of `keyOf` is now; `undefined` if its row is gone. */
export function pathOfKey(key: string, values: unknown): Path | undefined {
  const path: (string | number)[] = [];
  let value = values;
  for (const part of key === '' ? [] : key.split('.')) {
    const place = Array.isArray(value) ? placeOf(part, value) : part;
    if (place === -1) return undefined;
    path.push(place);
    value = propertyAt(value, place);
  }
  return path;
}

const placeOf = (part: string, rows: readonly unknown[]): number =>
  part.startsWith('#')
    ? rows.findIndex((row) => isRow(row) && row.rowId === part.slice(1))
    : Number(part);

/** Returns keys of `keyOf` and those of the groups, rows and lists around them, up to the root, which is empty text. */
export function placesOf(keys: Iterable<string>): ReadonlySet<string> {
  const places = new Set<string>();
  for (const key of keys) {
    let place = key;
    while (place !== '') {
      places.add(place);
      place = place.slice(0, Math.max(0, place.lastIndexOf('.')));
    }
    places.add('');
  }
  return places;
}

/** Returns the value at a key of `keyOf`; `undefined` if its row is gone. */
export function valueOfKey(key: string, values: unknown): unknown {
  const path = pathOfKey(key, values);
  return path && valueAt(values, path);
}

/** Returns a path of a finding or a fix as the form has it: the dates on an ID document are beside its image. */
export const toFormPath = (path: readonly PropertyKey[]): Path =>
  path.map((key, at) => {
    if (key === 'front_image' && at < path.length - 1) return 'id_dates';
    return toKey(key);
  });
