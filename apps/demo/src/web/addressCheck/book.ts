import * as v from 'valibot';
import { readStored, writeStored } from '../storage/stored.ts';

export interface BookEntry {
  readonly name: string;
  readonly address: string;
}

const key = 'passmuster-address-book';
const BookSchema = v.array(v.object({ name: v.string(), address: v.string() }));

/** Reads the address book of this device. */
export function readBook(): readonly BookEntry[] {
  try {
    const stored = v.safeParse(BookSchema, JSON.parse(readStored(key) ?? '[]'));
    return stored.success ? stored.output : [];
  } catch {
    return [];
  }
}

/** Remembers the address book on this device. */
export function writeBook(book: readonly BookEntry[]): void {
  writeStored(key, JSON.stringify(book));
}

/** Returns the entry that has this address, however its letters are written. */
export const entryWith = (book: readonly BookEntry[], address: string): BookEntry | undefined =>
  book.find((entry) => entry.address.toLowerCase() === address.toLowerCase());
