import {
  applyConfig,
  type ConfigOptions,
  type RuleSetting,
  requireConfig,
  toFinding,
} from '@passmuster/findings';
import { type AddressNetwork, addressNetworks } from './address.ts';
import { type AddressBook, createAddressBook } from './addressBook.ts';
import type { AddressFinding, AddressRuleId } from './addressFinding.ts';
import type { AddressLabels } from './addressLabels.ts';
import { noChecksumRule } from './checksumRules.ts';
import { destinationFindings } from './destinationFindings.ts';
import { isMixedCase } from './isAddress.ts';
import { lookAlikeRule } from './lookAlikeRule.ts';
import { refusalOf } from './refusalOf.ts';

/** What an address is checked for, and against. A configuration sets severities and texts; `rules` win over it. */
export interface CheckAddressOptions extends ConfigOptions {
  /** Where the address is to be used. An address refused on one network is refused on the other. */
  readonly network: AddressNetwork;
  /** Sanctioned, exchange and contract addresses, from `loadAddressLabels({ config })`. Default: not checked. */
  readonly labels?: AddressLabels | undefined;
  /** Addresses you know, to find look-alikes of. For more than one check, pass one from `createAddressBook`. */
  readonly addressBook?: AddressBook | readonly unknown[] | undefined;
  /** Turns rules off or overrides their severity: `{ 'address/sanctioned': 'error' }` blocks listed addresses. */
  readonly rules?: Readonly<Partial<Record<AddressRuleId, RuleSetting>>> | undefined;
  /** Path of the address in the value you check. Default: its root. */
  readonly path?: readonly PropertyKey[] | undefined;
}

/**
 * Returns the findings about `value` as the address of a recipient. Without `rules`, there is a finding of severity
 * `error` exactly if `isAddress` refuses it. Never throws on any `value`; no finding holds any part of it.
 *
 * @throws {TypeError} if `network` is missing or not one of `addressNetworks`, or `config` was not made by `defineConfig`
 * @example
 * checkAddress('0xdAC17F958D2ee523a2206206994597C13D831ec7', { network: 'erc20' })[0]?.rule // 'address/token-contract'
 */
export function checkAddress(
  value: unknown,
  options: CheckAddressOptions,
): readonly AddressFinding[] {
  requireNetwork(options);
  const { config, path = [] } = options;
  if (config !== undefined) requireConfig(config);
  const findings = refusalOf(value, path) ?? acceptedFindings(String(value), options, path);
  return applyConfig(findings, options);
}

/** Throws a `TypeError` if `options.network` is not a network: JavaScript callers have no compiler to tell them. */
function requireNetwork(options: CheckAddressOptions | undefined): void {
  if (!addressNetworks.some((network) => network === options?.network)) {
    throw new TypeError(`options.network must be one of: ${addressNetworks.join(', ')}`);
  }
}

/** Findings about an address that `isAddress` accepts. */
function acceptedFindings(
  address: string,
  { network, labels, config, addressBook }: CheckAddressOptions,
  path: readonly PropertyKey[],
): AddressFinding[] {
  const findings: AddressFinding[] = [];
  if (!isMixedCase(address) && /[a-f]/i.test(address)) {
    findings.push(toFinding(noChecksumRule, path));
  }
  findings.push(...destinationFindings(address.toLowerCase(), { network, labels, config, path }));
  const entry = toAddressBook(addressBook)?.lookAlikeOf(address);
  if (entry !== undefined) findings.push(toFinding(lookAlikeRule, path, { entry: entry + 1 }));
  return findings;
}

/** Returns the address book of an option that may also be a list. */
function toAddressBook(addressBook: CheckAddressOptions['addressBook']): AddressBook | undefined {
  if (addressBook === undefined || 'lookAlikeOf' in addressBook) return addressBook;
  return createAddressBook(addressBook);
}
