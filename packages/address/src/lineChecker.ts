import type { AddressBook } from './addressBook.ts';
import { createSieve } from './addressSieve.ts';
import { checkAddress } from './checkAddress.ts';
import { joined } from './joined.ts';
import { inputBytes, type LineModule, startLineModule } from './lineModule.ts';
import { lineStarts, lineText } from './lineStarts.ts';
import { type LineVerdict, lineVerdicts, undecided } from './lineVerdict.ts';

const lineFeed = 10;

/** The verdicts on a batch of whole lines, a code for each. */
export type LineChecker = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

/**
 * Checks by WebAssembly where there is one, else by JavaScript; `useModule` is for tests. A line of which more is
 * to be said than whether it is an address goes through `checkAddress` in both.
 */
export function createLineChecker(book: AddressBook | undefined, useModule = true): LineChecker {
  const module = useModule ? startLineModule(createSieve(book)) : undefined;
  if (module === undefined) return (bytes) => byText(bytes, book);
  return (bytes) => {
    const verdicts = byModule(module, bytes);
    if (!verdicts.includes(undecided)) return verdicts;
    const starts = lineStarts(bytes, verdicts);
    verdicts.forEach((verdict, i) => {
      if (verdict !== undecided) return;
      verdicts[i] = verdictOn(lineText(bytes, starts[i] ?? 0, starts[i + 1] ?? 0), book);
    });
    return verdicts;
  };
}

/** Through the module's memory, as many whole lines at a time as it holds. */
function byModule(module: LineModule, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
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

const decoder: TextDecoder = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });

function byText(bytes: Uint8Array, book: AddressBook | undefined): Uint8Array<ArrayBuffer> {
  const lines = decoder.decode(bytes).split('\n');
  if (lines.at(-1) === '') lines.pop();
  return Uint8Array.from(lines, (line) => verdictOn(line.replace(/\r$/u, ''), book));
}

/** The verdict that `checkAddress` amounts to. It is the same on every network. */
function verdictOn(text: string, book: AddressBook | undefined): LineVerdict {
  if (text === '') return lineVerdicts.blank;
  const findings = checkAddress(text, { network: 'erc20', addressBook: book });
  const has = (severity: string): boolean =>
    findings.some((finding) => finding.severity === severity);
  if (has('error')) return lineVerdicts.refused;
  if (has('warning')) return lineVerdicts.noted;
  return has('info') ? lineVerdicts.oneCase : lineVerdicts.checksummed;
}
