import { createAddressBook } from './addressBook.ts';
import type { AddressFinding } from './addressFinding.ts';
import { type CheckAddressOptions, checkAddress } from './checkAddress.ts';

/**
 * Checks one value after the other as they are asked for, and gives the findings of each, in order; the path
 * of each finding begins with the position of its value. For files see `@passmuster/address/bulk`.
 *
 * @example
 * const values = ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'me.eth'];
 * [...checkAddresses(values, { network: 'polygon' })].map((findings) => findings.length) // [0, 1]
 */
export function* checkAddresses(
  values: Iterable<unknown>,
  options: CheckAddressOptions,
): Generator<readonly AddressFinding[], void, undefined> {
  const { network, addressBook, path = [] } = options;
  const book =
    addressBook === undefined || 'lookAlikeOf' in addressBook
      ? addressBook
      : createAddressBook(addressBook);
  let position = 0;
  for (const value of values) {
    yield checkAddress(value, { network, addressBook: book, path: [...path, position++] });
  }
}
