import type { AddressBook } from './addressBook.ts';
import { knownDestinations } from './destinationFindings.ts';

/** A bit for each place; 128 kB. */
const sieveBytes = 2 ** 17;

/**
 * Marks the addresses about which more is to be said than whether they are right: known destinations and the
 * ends of those in the book. The fast check sets aside every line whose place is marked, one in a million by
 * chance for each of them, and every address that begins with eight zeros, as all of the reserved range do.
 */
export function createSieve(book: AddressBook | undefined): Uint8Array<ArrayBuffer> {
  const sieve = new Uint8Array(sieveBytes);
  const mark = (lower: string): void => {
    const place = sievePlace(lower);
    sieve[place >>> 3] = (sieve[place >>> 3] ?? 0) | (1 << (place & 7));
  };
  knownDestinations.forEach(mark);
  for (const address of book?.addresses() ?? []) mark(address);
  return sieve;
}

/** The place of an address, from its first three digits and its last four, which look-alikes share. */
function sievePlace(lower: string): number {
  const first = spelledOut(lower.slice(2, 5));
  const last = spelledOut(lower.slice(38));
  return (Math.imul(first, 0x9e3779b1) ^ Math.imul(last, 0x85ebca6b)) >>> 12;
}

/** The digits as bytes, the first lowest: as the WebAssembly module reads them from memory. */
function spelledOut(digits: string): number {
  return Array.from(digits).reduce(
    (word, digit, i) => word | (Number.parseInt(digit, 16) << (8 * i)),
    0,
  );
}
