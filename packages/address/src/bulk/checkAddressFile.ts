import { createAddressBook } from '../addressBook.ts';
import type { AddressFinding } from '../addressFinding.ts';
import { type CheckAddressOptions, checkAddress } from '../checkAddress.ts';
import { createLineChecker, type LineOptions } from './lineChecker.ts';
import { lineReader } from './lineReader.ts';
import { lineVerdicts } from './lineVerdict.ts';
import { wholeLines } from './wholeLines.ts';

/** The options of `checkAddress` but for the path. */
export type CheckAddressFileOptions = Omit<CheckAddressOptions, 'path'>;

/** Some thousand lines of the file. */
export interface AddressBatch {
  /** The number of its first line, from 1. */
  readonly firstLine: number;
  /** The verdict on each line, a code of `lineVerdicts`. */
  readonly verdicts: Uint8Array;
  /**
   * Returns the findings of line `index` of the batch, from 0, as `checkAddress` does; none for a blank line. Their
   * path is the position of the line in the file, from 0.
   */
  findingsAt(index: number): readonly AddressFinding[];
  /** Returns the text of line `index` of the batch, from 0, without its end; the beginning of one that is too long. */
  textAt(index: number): string;
}

/**
 * Checks a file of addresses, one to a line, ended by LF or CRLF; a byte order mark at the beginning is ignored. The
 * verdicts are those of `checkAddress` for each line, in the order of the file. Memory use is constant however long
 * the file or a line is.
 *
 * @throws {TypeError} if `network` is missing or not one of `addressNetworks`
 * @example
 * const file = new TextEncoder().encode('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\nme.eth\n');
 * const batches = await Array.fromAsync(checkAddressFile(file, { network: 'erc20' }));
 * Array.from(batches[0].verdicts) // [0, 3]
 * batches[0].findingsAt(1)[0].rule // 'address/name'
 */
export async function* checkAddressFile(
  file: Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  options: CheckAddressFileOptions,
): AsyncGenerator<AddressBatch, void, undefined> {
  // Reports a missing network before the first line is read.
  checkAddress('', options);
  const { addressBook, ...checks } = options;
  const book =
    addressBook === undefined || 'lookAlikeOf' in addressBook
      ? addressBook
      : createAddressBook(addressBook);
  const lineOptions: LineOptions = { ...checks, addressBook: book };
  const verdictsOf = createLineChecker(lineOptions);
  let firstLine = 1;
  for await (const lines of wholeLines(file)) {
    const verdicts = verdictsOf(lines);
    yield toBatch(lines, verdicts, firstLine, lineOptions);
    firstLine += verdicts.length;
  }
}

function toBatch(
  lines: Uint8Array,
  verdicts: Uint8Array,
  firstLine: number,
  options: LineOptions,
): AddressBatch {
  let readLine: ((index: number) => string) | undefined;
  const textAt = (index: number): string => {
    readLine ??= lineReader(lines, verdicts);
    return readLine(index);
  };
  return {
    firstLine,
    verdicts,
    findingsAt(index) {
      const verdict = verdicts[index];
      if (verdict === undefined || verdict === lineVerdicts.blank) return [];
      return checkAddress(textAt(index), { ...options, path: [firstLine - 1 + index] });
    },
    textAt,
  };
}
