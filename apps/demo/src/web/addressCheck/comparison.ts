import type { AddressBook } from '@passmuster/address';
import type { BookEntry } from './book.ts';

/**
 * What a comparison shows: each character of one address beside that of an entry of the book. Nothing else is
 * compared: a wrong checksum doesn't tell which character is wrong, and the address with its own checksum may not exist.
 */
export interface Comparison {
  readonly with: BookEntry;
  readonly left: string;
  readonly right: string;
  /** Positions after `0x`, from 0, at which they differ. */
  readonly different: ReadonlySet<number>;
}

/** Returns an address beside the entry of the book that it looks like; `undefined` if it looks like none. */
export function comparisonWith(
  text: string,
  book: readonly BookEntry[],
  addressBook: AddressBook | undefined,
): Comparison | undefined {
  const entry = book[addressBook?.lookAlikeOf(text) ?? -1];
  return entry && compare(text.toLowerCase(), entry.address.toLowerCase(), entry);
}

function compare(left: string, right: string, other: Comparison['with']): Comparison {
  const different = new Set<number>();
  for (let i = 2; i < 42; i += 1) if (left[i] !== right[i]) different.add(i - 2);
  return { with: other, left: left.slice(2), right: right.slice(2), different };
}
