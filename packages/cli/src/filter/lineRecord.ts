import type { Kind } from '../columns/kind.ts';
import { parseJson } from '../input/parseJson.ts';
import { maximumRecordLength, type RawRecord } from '../input/rawRecord.ts';
import { withoutNulls } from './withoutNulls.ts';

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
 * Returns a line of input as a record: JSON, in which null is as if it were absent, or for addresses and phone numbers also
 * the value itself. A line that holds no record is one with a problem.
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
  if (isPlain) return { row, cells: [text.replace(/\r$/, '')] };
  const parsed = parseJson(text);
  return parsed.problem === undefined
    ? { row, value: withoutNulls(parsed.value) }
    : unreadable(row, parsed.problem);
}
