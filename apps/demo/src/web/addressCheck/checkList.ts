import { createAddressBook } from '@passmuster/address';
import type { Network } from '@passmuster/schemas';
import type { Tone } from '../shared/tone.ts';
import type { BookEntry } from './book.ts';
import { checkOne } from './checkOne.ts';

/** One line of a list and what was found. */
export interface CheckedLine {
  /** From 1. */
  readonly line: number;
  readonly address: string;
  readonly tone: Tone;
  /** Short name of the result; a key of the texts. */
  readonly result: string;
  readonly remedy: string;
  /** For a duplicate: the line it repeats. */
  readonly sameAs?: number;
}

/** More lines would make the page slow; the command line takes files of millions. */
export const maxLines = 10_000;

const results: Readonly<Record<string, string>> = {
  'address/checksum': 'Typo',
  'address/other-chain-checksum': 'Wrong network',
  'address/tron': 'Wrong network',
  'address/solana': 'Wrong network',
  'address/bitcoin': 'Wrong network',
  'address/token-contract': 'Token contract',
  'address/look-alike': 'Look-alike',
  'address/no-checksum': 'No checksum',
  'address/length': 'Wrong length',
  'address/private-key': 'Private key',
  'address/name': 'Not an address',
  'address/zero': 'Zero address',
  'address/burn': 'Burn address',
};

/** Checks a pasted list: one address a line, or the first column of a spreadsheet that is one. */
export function checkList(
  text: string,
  network: Network,
  book: readonly BookEntry[],
): readonly CheckedLine[] {
  const addressBook = createAddressBook(book.map(({ address }) => address));
  const seen = new Map<string, number>();
  const lines: CheckedLine[] = [];
  for (const [index, raw] of text.split(/\r?\n/u).slice(0, maxLines).entries()) {
    const address = addressIn(raw);
    if (address === '') continue;
    const line = index + 1;
    const { findings } = checkOne(address, network, book, addressBook);
    const [finding] = [...findings].sort((a, b) => rank(a.severity) - rank(b.severity));
    const before = seen.get(address.toLowerCase());
    if (before === undefined) seen.set(address.toLowerCase(), line);
    if (finding && finding.severity !== 'info') {
      const tone = finding.severity === 'error' ? 'error' : 'warning';
      const result = results[finding.rule] ?? 'Not an address';
      lines.push({ line, address, tone, result, remedy: finding.remedy });
    } else if (before !== undefined) {
      lines.push({
        line,
        address,
        tone: 'warning',
        result: 'Duplicate',
        remedy: '',
        sameAs: before,
      });
    } else if (finding) {
      const result = results[finding.rule] ?? 'Valid';
      lines.push({ line, address, tone: 'suggestion', result, remedy: finding.remedy });
    } else lines.push({ line, address, tone: 'success', result: 'Valid', remedy: '' });
  }
  return lines;
}

const rank = (severity: string): number => ['error', 'warning', 'info'].indexOf(severity);

/** The column that looks like an address, or the whole line. */
function addressIn(line: string): string {
  const columns = line.split(/[,;\t]/u).map((column) => column.trim().replaceAll('"', ''));
  return (columns.find((column) => /^0x/iu.test(column)) ?? line).trim();
}
