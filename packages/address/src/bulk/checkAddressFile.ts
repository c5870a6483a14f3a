import { createAddressBook } from '../addressBook.ts';
import type { AddressFinding } from '../addressFinding.ts';
import { type CheckAddressOptions, checkAddress } from '../checkAddress.ts';
import type { AddressWorker } from './addressWorker.ts';
import { createLineChecker, type LineChecker, type LineOptions } from './lineChecker.ts';
import { lineReader } from './lineReader.ts';
import { lineVerdicts } from './lineVerdict.ts';
import { type JudgedBatch, shareBatches } from './shareBatches.ts';
import { wholeLines } from './wholeLines.ts';

/** Number of addresses from which a second thread is worth its start. */
export const workerPaysFrom = 500_000;
/** An address and its line feed. */
const bytesPerLine = 43;

/** The options of `checkAddress` but for the path, and how a large file gets a second thread. */
export interface CheckAddressFileOptions extends Omit<CheckAddressOptions, 'path'> {
  /** Starts a second thread. Called at most once, for a file of `workerPaysFrom` addresses or more. */
  readonly startWorker?: (() => AddressWorker) | undefined;
  /** The size of the file, for `startWorker`. Default: that of `file` if it is a `Uint8Array`, else 0. */
  readonly byteLength?: number | undefined;
}

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
  const { addressBook, startWorker, byteLength = 0, ...checks } = options;
  const book =
    addressBook === undefined || 'lookAlikeOf' in addressBook
      ? addressBook
      : createAddressBook(addressBook);
  const lineOptions: LineOptions = { ...checks, addressBook: book };
  const checker = createLineChecker(lineOptions);
  const size = file instanceof Uint8Array ? file.length : byteLength;
  const isLarge = size >= workerPaysFrom * bytesPerLine;
  const worker = isLarge && checker.module !== undefined ? startWorker?.() : undefined;
  const batches = wholeLines(file);
  const judged =
    worker === undefined || checker.module === undefined
      ? judgeHere(batches, checker)
      : shareBatches(batches, checker, worker, checker.module.tools());

  let firstLine = 1;
  for await (const batch of judged) {
    yield toBatch(batch, firstLine, lineOptions);
    firstLine += batch.verdicts.length;
  }
}

async function* judgeHere(
  batches: AsyncIterable<Uint8Array>,
  { check }: LineChecker,
): AsyncGenerator<JudgedBatch, void, undefined> {
  for await (const lines of batches) yield { lines, verdicts: check(lines) };
}

function toBatch(
  { lines, verdicts }: JudgedBatch,
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
