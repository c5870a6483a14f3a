import type { Kind } from '../columns/kind.ts';
import { maximumRecordLength, type RawRecord } from '../input/rawRecord.ts';

const decoder = new TextDecoder();
const strictDecoder = new TextDecoder('utf-8', { fatal: true });

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    strictDecoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const unreadable = (row: number, problem: string): RawRecord => ({
  row,
  problem: { parameters: { problem } },
});

/**
 * Returns a line of input as a record: JSON, or for addresses and phone numbers also the value itself. A line that holds no
 * record is one with a problem.
 */
export function lineRecord(bytes: Uint8Array | undefined, row: number, kind: Kind): RawRecord {
  if (bytes === undefined) {
    return unreadable(row, `this line is longer than ${maximumRecordLength >> 20} MiB. Split it`);
  }
  const text = decoder.decode(bytes);
  if (text.trim() === '') return unreadable(row, 'this line is empty');
  if (text.includes('\ufffd') && !isUtf8(bytes)) {
    return unreadable(row, 'this line has bytes that are not UTF-8');
  }
  const isPlain = (kind === 'address' || kind === 'phone') && !text.trimStart().startsWith('{');
  return isPlain ? { row, cells: [text.replace(/\r$/, '')] } : { row, json: text };
}
