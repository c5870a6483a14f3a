import { isAddress } from './isAddress.ts';

/** How many digits a look-alike shares with its model: after `0x`, and at the end. */
const firstDigits = 3;
const lastDigits = 4;

/** Addresses the caller knows, made ready to find their look-alikes. */
export interface AddressBook {
  /** How many different addresses it holds. */
  readonly size: number;
  /** Positions, from 0, of entries that are no addresses and were left out. */
  readonly skipped: readonly number[];
  /**
   * The position, from 0, of an entry that `address` resembles: the same first 3 and last 4 digits and others
   * between. Absent where there is none, and where the address itself is in the book.
   */
  lookAlikeOf(address: string): number | undefined;
  /** The addresses in small letters. */
  addresses(): Iterable<string>;
}

/**
 * An address book for `checkAddress`. Letter case does not matter; a thousand entries take about a millisecond.
 *
 * @example
 * const book = createAddressBook(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']);
 * book.lookAlikeOf('0x5aA0000000000000000000000000000000000aed') // undefined
 * book.lookAlikeOf('0x5aa000000000000000000000000000000000eaed') // 0
 */
export function createAddressBook(addresses: Iterable<unknown>): AddressBook {
  const entries = new Map<string, number>();
  const byEnds = new Map<string, number>();
  const skipped: number[] = [];
  let position = 0;
  for (const address of addresses) {
    if (isAddress(address)) {
      const lower = address.toLowerCase();
      if (!entries.has(lower)) entries.set(lower, position);
      if (!byEnds.has(endsOf(lower))) byEnds.set(endsOf(lower), position);
    } else skipped.push(position);
    position++;
  }
  return {
    size: entries.size,
    skipped,
    addresses: () => entries.keys(),
    lookAlikeOf(address) {
      const lower = address.toLowerCase();
      return entries.has(lower) ? undefined : byEnds.get(endsOf(lower));
    },
  };
}

/** The digits that a look-alike shares with its model. `lower` is an address in small letters. */
function endsOf(lower: string): string {
  return lower.slice(2, 2 + firstDigits) + lower.slice(-lastDigits);
}
