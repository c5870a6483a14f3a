import type { AddressBook } from './addressBook.ts';
import { createSieve } from './addressSieve.ts';
import { checkAddress } from './checkAddress.ts';
import { compiledLineModule } from './compiledLineModule.ts';
import { startLineModule } from './lineModule.ts';
import { lineStarts, lineText } from './lineStarts.ts';
import { type LineVerdict, lineVerdicts, undecided } from './lineVerdict.ts';
import { moduleVerdicts } from './moduleVerdicts.ts';

const lineFeed = 10;

export interface LineChecker {
  /** The verdicts on a batch of whole lines, a code for each. */
  check(bytes: Uint8Array): Uint8Array;
  /** Fills in those that a worker left open. */
  decide(bytes: Uint8Array, verdicts: Uint8Array): Uint8Array;
  /** What a worker checks with, where there is WebAssembly. */
  readonly tools?: LineTools;
}

/** What tells right from wrong, and which lines there is more to be said about: `decide` is for those. */
export interface LineTools {
  readonly module: WebAssembly.Module;
  readonly sieve: Uint8Array;
}

/**
 * Checks by WebAssembly where there is one, else by JavaScript; `useModule` is for tests. A line of which more is
 * to be said than whether it is an address goes through `checkAddress` in both.
 */
export function createLineChecker(book: AddressBook | undefined, useModule = true): LineChecker {
  const decide: LineChecker['decide'] = (bytes, verdicts) => decided(bytes, verdicts, book);
  const module = useModule ? compiledLineModule() : undefined;
  const sieve = createSieve(book);
  const started = module && startLineModule(module, sieve);
  if (module === undefined || started === undefined)
    return { check: (bytes) => byText(bytes, book), decide };
  return {
    check: (bytes) => decide(bytes, moduleVerdicts(started, bytes)),
    decide,
    tools: { module, sieve },
  };
}

function decided(
  bytes: Uint8Array,
  verdicts: Uint8Array,
  book: AddressBook | undefined,
): Uint8Array {
  if (!verdicts.includes(undecided)) return verdicts;
  const starts = lineStarts(bytes, verdicts);
  return verdicts.map((verdict, i) =>
    verdict === undecided
      ? verdictOn(lineText(bytes, starts[i] ?? 0, starts[i + 1] ?? 0), book)
      : verdict,
  );
}

function byText(bytes: Uint8Array, book: AddressBook | undefined): Uint8Array {
  const verdicts: LineVerdict[] = [];
  for (let at = 0; at < bytes.length; ) {
    const next = bytes.indexOf(lineFeed, at) + 1 || bytes.length;
    verdicts.push(verdictOn(lineText(bytes, at, next), book));
    at = next;
  }
  return Uint8Array.from(verdicts);
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
