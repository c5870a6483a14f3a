import { isFileRef } from '../values/fileRef.ts';
import { keyOf, type Path } from '../values/path.ts';
import { isUnread } from '../values/unread.ts';

/** Returns the paths of all fields that hold something; a box that isn't checked doesn't. */
export function filledIn(value: unknown, path: Path = []): readonly Path[] {
  if (value === '' || value === false || value === undefined || value === null) return [];
  if (typeof value !== 'object' || isFileRef(value) || isUnread(value)) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'rowId' ? [] : filledIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns the keys of the fields that are filled in. */
export const filledKeys = (values: unknown): readonly string[] =>
  filledIn(values).map((path) => keyOf(path, values));
