import { toFinding } from '@passmuster/findings';
import { type AddressBook, createAddressBook } from './addressBook.ts';
import type { AddressFinding } from './addressFinding.ts';
import type { AddressWorker } from './addressWorker.ts';
import { type CheckAddressOptions, checkAddress } from './checkAddress.ts';
import { noChecksumRule } from './checksumRules.ts';
import { createLineChecker, type LineChecker } from './lineChecker.ts';
import { lineStarts, lineText } from './lineStarts.ts';
import { lineVerdicts } from './lineVerdict.ts';
import { type JudgedBatch, shareBatches } from './shareBatches.ts';
import { wholeLines } from './wholeLines.ts';

/**
 * From how many addresses on a second thread surely repays its start. With two idle cores it does from some 100,000
 * on, and from here on both are at least 1.6 times as fast as one.
 */
export const workerPaysFrom = 500_000;
/** An address and its line feed. */
const bytesPerLine = 43;

export interface CheckAddressFileOptions extends Omit<CheckAddressOptions, 'path'> {
  /** Called once, at the beginning, where the file holds `workerPaysFrom` addresses or more; never else. */
  readonly startWorker?: (() => AddressWorker) | undefined;
  /** The size of the file, for `startWorker`, where `file` is no `Uint8Array` that tells it. */
  readonly byteLength?: number | undefined;
}

/** A part of the file: some thousand lines. */
export interface AddressBatch {
  /** The number of its first line, from 1. */
  readonly firstLine: number;
  /** What each line was found to be, a code of `lineVerdicts`. */
  readonly verdicts: Uint8Array;
  /**
   * The findings of line `index` of the batch, from 0, as `checkAddress` gives them; none for a blank line. Their
   * path is the position of the line in the file, from 0.
   */
  findingsAt(index: number): readonly AddressFinding[];
}

/**
 * Checks a file of addresses, one to a line, ended by LF or CRLF; a byte order mark before the first is left out.
 * The verdicts are those of `checkAddress`, line by line, and come in the order of the file; findings are made when
 * asked for. Memory stays the same however long the file is, and however long a line.
 *
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
  const { network, addressBook, startWorker } = options;
  const book =
    addressBook === undefined || 'lookAlikeOf' in addressBook
      ? addressBook
      : createAddressBook(addressBook);
  const size = file instanceof Uint8Array ? file.length : (options.byteLength ?? 0);
  const checker = createLineChecker(book);
  const batches = wholeLines(file);
  const { tools } = checker;
  const worker =
    tools !== undefined && size >= workerPaysFrom * bytesPerLine ? startWorker?.() : undefined;
  const judged =
    tools === undefined || worker === undefined
      ? judgeHere(batches, checker)
      : shareBatches(batches, checker, worker, tools);

  let firstLine = 1;
  for await (const { bytes, verdicts } of judged) {
    yield toBatch(bytes, verdicts, firstLine, { network, book });
    firstLine += verdicts.length;
  }
}

async function* judgeHere(
  batches: AsyncIterable<Uint8Array>,
  { check }: LineChecker,
): AsyncGenerator<JudgedBatch, void, undefined> {
  for await (const bytes of batches) yield { bytes, verdicts: check(bytes) };
}

function toBatch(
  bytes: Uint8Array,
  verdicts: Uint8Array,
  firstLine: number,
  { network, book }: { network: CheckAddressOptions['network']; book: AddressBook | undefined },
): AddressBatch {
  let starts: Uint32Array | undefined;
  return {
    firstLine,
    verdicts,
    findingsAt(index) {
      const verdict = verdicts[index];
      const path = [firstLine - 1 + index];
      if (verdict === lineVerdicts.oneCase) return [toFinding(noChecksumRule, path)];
      if (verdict !== lineVerdicts.refused && verdict !== lineVerdicts.noted) return [];
      starts ??= lineStarts(bytes, verdicts);
      const text = lineText(bytes, starts[index] ?? 0, starts[index + 1] ?? 0);
      return checkAddress(text, { network, addressBook: book, path });
    },
  };
}
