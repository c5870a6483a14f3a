import { lineVerdicts } from './lineVerdict.ts';
import { longestLine } from './wholeLines.ts';

const lineFeed = 10;

/** Where each line begins, and behind the last one where a further one would. */
export function lineStarts(bytes: Uint8Array, verdicts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(verdicts.length + 1);
  let at = 0;
  verdicts.forEach((verdict, i) => {
    starts[i] = at;
    at = endOf(bytes, at, verdict) + 1;
  });
  starts[verdicts.length] = at;
  return starts;
}

/** The line feed of the line. That of an address is where its digits end, at most a carriage return later. */
function endOf(bytes: Uint8Array, start: number, verdict: number): number {
  const isAddress = verdict !== lineVerdicts.blank && verdict !== lineVerdicts.refused;
  if (isAddress && bytes[start + 42] === lineFeed) return start + 42;
  const end = bytes.indexOf(lineFeed, start);
  return end < 0 ? bytes.length : end;
}

const decoder: TextDecoder = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The text of a line that begins at `start`, the next one beginning at `next`; without its end. Of a line that is
 * too long, the beginning.
 */
export function lineText(bytes: Uint8Array, start: number, next: number): string {
  // A copy: no decoder of a browser takes memory that is shared.
  const line = bytes.slice(start, Math.min(next, start + longestLine + 1));
  return decoder.decode(line).replace(/\n$/u, '').replace(/\r$/u, '');
}
