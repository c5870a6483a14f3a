import { joined } from './joined.ts';
import { inputBytes, type LineModule } from './lineModule.ts';
import { lineVerdicts } from './lineVerdict.ts';

const lineFeed = 10;

/** The verdicts on whole lines, some `undecided`: through the module's memory, as many lines at a time as it holds. */
export function moduleVerdicts(module: LineModule, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let verdicts: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  for (let from = 0; from < bytes.length; ) {
    // One byte is kept free, for the line feed that the last line of a file may lack.
    const piece = bytes.subarray(from, from + inputBytes - 1);
    const isLast = from + piece.length === bytes.length;
    const end = isLast ? piece.length : piece.lastIndexOf(lineFeed) + 1;
    if (end === 0) {
      // Longer than the memory: no address.
      const next = bytes.indexOf(lineFeed, from);
      verdicts = joined(verdicts, Uint8Array.of(lineVerdicts.refused));
      from = next < 0 ? bytes.length : next + 1;
      continue;
    }
    module.input.set(end === piece.length ? piece : piece.subarray(0, end));
    const isComplete = piece[end - 1] === lineFeed;
    if (!isComplete) module.input[end] = lineFeed;
    const lines = module.checkLines(isComplete ? end : end + 1);
    verdicts = joined(verdicts, module.verdicts.subarray(0, lines));
    from += end;
  }
  return verdicts;
}
