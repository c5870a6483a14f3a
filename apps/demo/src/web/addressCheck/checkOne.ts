import {
  type AddressBook,
  type AddressFinding,
  type AddressLabels,
  checkAddress,
} from '@passmuster/address';
import type { Network } from '@passmuster/schemas';
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

export interface AddressResult {
  readonly findings: readonly AddressFinding[];
  readonly comparison?: Comparison;
}

/** Checks one address against its checksum, the labels and the address book. */
export function checkOne(
  text: string,
  network: Network,
  book: readonly BookEntry[],
  addressBook: AddressBook | undefined,
  labels?: AddressLabels,
): AddressResult {
  const findings = checkAddress(text, { network, addressBook, labels });
  const entry = book[addressBook?.lookAlikeOf(text) ?? -1];
  if (entry) {
    const [left, right] = [text.toLowerCase(), entry.address.toLowerCase()];
    return { findings, comparison: compare(left, right, entry) };
  }
  return { findings };
}

function compare(left: string, right: string, other: Comparison['with']): Comparison {
  const different = new Set<number>();
  for (let i = 2; i < 42; i += 1) if (left[i] !== right[i]) different.add(i - 2);
  return { with: other, left: left.slice(2), right: right.slice(2), different };
}
