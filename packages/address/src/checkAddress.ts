import { toFinding } from '@passmuster/findings';
import type { AddressNetwork } from './address.ts';
import { type AddressBook, createAddressBook } from './addressBook.ts';
import type { AddressFinding } from './addressFinding.ts';
import { noChecksumRule } from './checksumRules.ts';
import { destinationFindings } from './destinationFindings.ts';
import { digitCase, lowerCase, upperCase } from './digitCase.ts';
import { isAddress } from './isAddress.ts';
import { lookAlikeRule } from './lookAlikeRule.ts';
import { refusalOf } from './refusalOf.ts';

export interface CheckAddressOptions {
  /** Where the address is to be used. What is refused on one network is refused on every other. */
  readonly network: AddressNetwork;
  /** Addresses you know, to find look-alikes of. To check more than one, make it by `createAddressBook` once. */
  readonly addressBook?: AddressBook | readonly unknown[] | undefined;
  /** Where the address stands in the value you check. Absent: at its root. */
  readonly path?: readonly PropertyKey[] | undefined;
}

/**
 * What is to be said of `value` as the address of a recipient. Findings of severity `error` are there exactly
 * when `isAddress` refuses it. Never throws; no finding holds any part of `value`.
 *
 * @example
 * checkAddress('0xdAC17F958D2ee523a2206206994597C13D831ec7', { network: 'erc20' })[0]?.rule // 'address/token-contract'
 */
export function checkAddress(
  value: unknown,
  options: CheckAddressOptions,
): readonly AddressFinding[] {
  const { network, addressBook, path = [] } = options;
  if (!isAddress(value)) return refusalOf(value, path);
  const findings: AddressFinding[] = [];
  const found = digitCase(value);
  if (found === lowerCase || found === upperCase) findings.push(toFinding(noChecksumRule, path));
  findings.push(...destinationFindings(value.toLowerCase(), network, path));
  if (addressBook === undefined) return findings;
  const book = 'lookAlikeOf' in addressBook ? addressBook : createAddressBook(addressBook);
  const entry = book.lookAlikeOf(value);
  if (entry !== undefined) findings.push(toFinding(lookAlikeRule, path, { entry: entry + 1 }));
  return findings;
}
