import type { AddressFinding } from './addressFinding.ts';
import {
  type CheckAddressOptions,
  checkAddress,
  requireNetwork,
  toAddressBook,
} from './checkAddress.ts';

/**
 * Returns the findings of each value in order, checking one value each time the next result is read. The path of a
 * finding begins with the position of its value. For files of millions use `@passmuster/address-bulk`.
 *
 * @throws {TypeError} if `network` is missing or not one of `addressNetworks`
 * @example
 * const values = ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'me.eth'];
 * [...checkAddresses(values, { network: 'polygon' })].map((findings) => findings.length) // [0, 1]
 */
export function* checkAddresses(
  values: Iterable<unknown>,
  options: CheckAddressOptions,
): Generator<readonly AddressFinding[], void, undefined> {
  requireNetwork(options);
  const { path = [], addressBook } = options;
  const shared = { ...options, addressBook: toAddressBook(addressBook) };
  let position = 0;
  for (const value of values) {
    yield checkAddress(value, { ...shared, path: [...path, position++] });
  }
}
