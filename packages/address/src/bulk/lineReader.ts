import { lineVerdicts } from './lineVerdict.ts';
import { longestLine } from './wholeLines.ts';

const lineFeed = 10;

/** Returns where each line begins, and after the last one where the next would begin. */
function lineStarts(lines: Uint8Array, verdicts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(verdicts.length + 1);
  let at = 0;
  verdicts.forEach((verdict, i) => {
    starts[i] = at;
    at = endOf(lines, at, verdict) + 1;
  });
  starts[verdicts.length] = at;
  return starts;
}

/** Returns the position of the line feed; after the digits of an address it need not be searched for. */
function endOf(lines: Uint8Array, start: number, verdict: number): number {
  const isAddress = verdict !== lineVerdicts.blank && verdict !== lineVerdicts.refused;
  if (isAddress && lines[start + 42] === lineFeed) return start + 42;
  const end = lines.indexOf(lineFeed, start);
  return end < 0 ? lines.length : end;
}

const decoder: TextDecoder = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns the text of the line from `start` to `next` without its end; the beginning of one that is too long. */
export function lineText(lines: Uint8Array, start: number, next: number): string {
  const line = lines.subarray(start, Math.min(next, start + longestLine + 1));
  return withoutEnd(decoder.decode(line));
}

/** Returns a function that returns the text of a line by its index, as `lineText` does. */
export function lineReader(lines: Uint8Array, verdicts: Uint8Array): (index: number) => string {
  const starts = lineStarts(lines, verdicts);
  const all = decoder.decode(lines);
  // If no character takes several bytes, positions in the text are those in the bytes.
  const isOneToOne = all.length === lines.length;
  return (index) => {
    const [start, next] = [starts[index] ?? 0, starts[index + 1] ?? 0];
    return isOneToOne
      ? withoutEnd(all.slice(start, Math.min(next, start + longestLine + 1)))
      : lineText(lines, start, next);
  };
}

function withoutEnd(text: string): string {
  const line = text.endsWith('\n') ? text.slice(0, -1) : text;
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
