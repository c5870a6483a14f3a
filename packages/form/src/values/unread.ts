import { amountFields } from './amountFields.ts';
import type { Path } from './path.ts';

/** Text that was typed where an amount belongs and couldn't be read as one. Never sent; shown again as it was typed. */
export interface Unread {
  /** As it was typed. */
  readonly unread: string;
}

/**
 * Returns whether an amount of a form holds text that couldn't be read.
 *
 * @example
 * isUnread({ unread: 'about 12' }) // true
 * isUnread('12.5') // false
 */
export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && typeof Object(value).unread === 'string';

/** Returns the paths of the amounts that couldn't be read. A key that names no amount may be a person, so it is in no path. */
export function unreadIn(value: unknown, path: Path = []): readonly Path[] {
  if (isUnread(value)) return amountFields.has(String(path.at(-1))) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    unreadIn(field, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
