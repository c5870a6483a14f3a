import {
  type AddressFinding,
  type AddressLabels,
  checkAddress,
  createAddressBook,
  firstAddressIn,
  lookAlikesIn,
} from '@passmuster/address';
import { severities } from '@passmuster/findings';
import type { Network } from '@passmuster/schemas';
import type { Tone } from '../ui/tone.ts';
import type { BookEntry } from './book.ts';
import { type ImportedRow, type PlacedList, rowAt } from './importedList.ts';

/** One line of a list and what was found. */
export interface CheckedLine {
  /** From 1. */
  readonly line: number;
  readonly address: string;
  readonly tone: Tone;
  /** Short name of the result; a key of the texts. */
  readonly result: string;
  /** What matters most about it. */
  readonly finding?: AddressFinding;
  /** For a duplicate: the line it repeats. */
  readonly sameAs?: number;
  /** The first other line whose address starts and ends like this one. */
  readonly resembles?: number;
  /** Its name in the address book, or that of the entry that it looks like. */
  readonly name?: string | undefined;
  /** The row of a file that it comes from. */
  readonly row?: ImportedRow | undefined;
}

/** More lines would make the page slow; the command line takes files of millions. */
export const maxLines = 10_000;

const results: Readonly<Record<string, string>> = {
  'address/checksum': 'Typo',
  'address/other-chain-checksum': 'Wrong network',
  'address/other-network': 'Wrong network',
  'address/token-contract': 'Token contract',
  'address/contract': 'Contract',
  'address/exchange': 'Exchange',
  'address/sanctioned': 'Sanctioned',
  'address/look-alike': 'Look-alike',
  'address/no-checksum': 'No checksum',
  'address/length': 'Wrong length',
  'address/private-key': 'Private key',
  'address/zero': 'Zero address',
  'address/burn': 'Burn address',
};

/** Checks a list: one address a line, or the first column of a spreadsheet that is one. A row of a file that has none is wrong. */
export function checkList(
  text: string,
  network: Network,
  book: readonly BookEntry[],
  labels?: AddressLabels,
  lists: readonly PlacedList[] = [],
): readonly CheckedLine[] {
  const addressBook = createAddressBook(book.map(({ address }) => address));
  const addresses = text
    .split(/\r?\n/u)
    .slice(0, maxLines)
    .map((raw) => ({ raw, address: addressIn(raw) }));
  const names = new Map(book.map(({ address, name }) => [address.toLowerCase(), name]));
  const twins = lookAlikesIn(addresses.map(({ address }) => address));
  const seen = new Map<string, number>();
  const lines: CheckedLine[] = [];
  for (const [index, { raw, address }] of addresses.entries()) {
    const line = index + 1;
    const row = rowAt(lists, index, raw);
    if (address === '') {
      if (row) lines.push({ line, address, row, tone: 'error', result: 'No address' });
      continue;
    }
    const findings = checkAddress(address, { network, addressBook, labels });
    const [finding] = severities.flatMap((severity) =>
      findings.filter((one) => one.severity === severity),
    );
    const before = seen.get(address.toLowerCase());
    seen.set(address.toLowerCase(), before ?? line);
    const twin = twins.get(index);
    const known = names.get(address.toLowerCase());
    // One that is known is not the look-alike: the other is.
    const resembles = twin === undefined || known !== undefined ? undefined : twin + 1;
    const others = { sameAs: before, resembles, isKnown: known !== undefined };
    const name = known ?? book[addressBook.lookAlikeOf(address) ?? -1]?.name;
    lines.push({ line, address, row, name, ...judge(finding, others) });
  }
  return lines;
}

/** Returns the most important verdict on a line: a wrong address, then a look-alike, a duplicate, and a suggestion. */
function judge(
  finding: AddressFinding | undefined,
  {
    sameAs,
    resembles,
    isKnown,
  }: {
    readonly sameAs: number | undefined;
    readonly resembles: number | undefined;
    readonly isKnown: boolean;
  },
): Omit<CheckedLine, 'line' | 'address'> {
  const isMinor = finding === undefined || finding.severity === 'info';
  if (isMinor && resembles !== undefined) {
    return { tone: 'warning', result: 'Look-alike', resembles, ...(sameAs && { sameAs }) };
  }
  if (isMinor && sameAs !== undefined) {
    return { tone: 'warning', result: 'Duplicate', sameAs };
  }
  if (finding === undefined || (isMinor && isKnown)) return { tone: 'success', result: 'Valid' };
  const tones = { error: 'error', warning: 'warning', info: 'suggestion' } as const;
  const result = resultOf(finding);
  return { tone: tones[finding.severity], result, finding, ...(sameAs && { sameAs }) };
}

/** Returns the short name of a finding; a key of the texts. */
const resultOf = ({ rule }: AddressFinding): string => results[rule] ?? notAddress;
const notAddress = 'Not an address';

const separators = /[,;\t]/u;

/** Returns the short name of why none of a line’s columns is an address; what is nearly one says the most. */
export function problemIn(line: string): string {
  const problems = line.split(separators).flatMap((column) => {
    const found = checkAddress(column.trim(), { network: 'polygon' });
    return found.filter(({ severity }) => severity === 'error').map(resultOf);
  });
  return problems.find((one) => one !== notAddress) ?? notAddress;
}

/** Returns the only address among the words of a line; otherwise the column that looks like one, or the whole line. */
function addressIn(line: string): string {
  const like = line.split(/[\s,;"]+/u).filter((word) => /^0x/iu.test(word));
  if (like.length === 1 && like[0] !== undefined && firstAddressIn(like[0]) === like[0])
    return like[0];
  const columns = line.split(separators).map((column) => column.trim().replaceAll('"', ''));
  return (columns.find((column) => /^0x/iu.test(column)) ?? line).trim();
}
