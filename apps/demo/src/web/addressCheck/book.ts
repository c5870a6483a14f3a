import { firstAddressIn, isAddress } from '@passmuster/address';
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

/**
 * Reads entries from lines such as `Accra distributor, 0x5aAe…`, in either order. Lines without a
 * valid address are left out.
 */
export function parseBook(text: string): readonly BookEntry[] {
  return text.split(/\r?\n/u).flatMap((line) => {
    const parts = line.split(/[,;\t]/u).map((part) => part.trim());
    const address = firstAddressIn(line);
    if (address === undefined || !isAddress(address)) return [];
    const name = parts.filter((part) => part !== address && part !== '').join(', ');
    return [{ name: name === '' ? `${address.slice(0, 6)}…${address.slice(-4)}` : name, address }];
  });
}
