import { layout } from './layout.ts';

const lineFeed = 10;

/** What a thread needs to run the module: compiled code, and marks for the addresses that need the full check. */
export interface LineTools {
  readonly module: WebAssembly.Module;
  /** `undefined`: no marks yet. */
  readonly sieve?: Uint8Array | undefined;
}

/** An instance of the WebAssembly module with its own memory. */
export interface LineModule {
  /** Returns a verdict for each of the whole lines, less than `layout.inputBytes` bytes; some are `undecided`. */
  verdictsOf(lines: Uint8Array): Uint8Array<ArrayBuffer>;
  /** Marks an address in lowercase, so that it and its look-alikes get the full check. */
  mark(address: string): void;
  /** Returns the tools that another thread needs to do the same. */
  tools(): LineTools;
}

/** Returns an instance of the module; `undefined` if the engine cannot run it. */
export function startLineModule({ module, sieve }: LineTools): LineModule | undefined {
  try {
    return toLineModule(module, sieve);
  } catch {
    return undefined;
  }
}

function toLineModule(
  module: WebAssembly.Module,
  marks: Uint8Array | undefined,
): LineModule | undefined {
  const { memory, checkLines, mark } = new WebAssembly.Instance(module).exports;
  if (!(memory instanceof WebAssembly.Memory)) return undefined;
  if (typeof checkLines !== 'function' || typeof mark !== 'function') return undefined;
  const all = new Uint8Array(memory.buffer);
  const sieve = all.subarray(layout.sieve, layout.sieve + layout.sieveBytes);
  const input = all.subarray(layout.input, layout.input + layout.inputBytes);
  const encoder = new TextEncoder();
  if (marks !== undefined) sieve.set(marks);
  return {
    verdictsOf(lines) {
      input.set(lines);
      // The last line of a file may lack its line feed.
      const isComplete = lines.length === 0 || lines[lines.length - 1] === lineFeed;
      if (!isComplete) input[lines.length] = lineFeed;
      const count = Number(checkLines(lines.length + (isComplete ? 0 : 1)));
      return all.slice(layout.verdicts, layout.verdicts + count);
    },
    mark(address) {
      encoder.encodeInto(address, input);
      mark();
    },
    tools: () => ({ module, sieve: sieve.slice() }),
  };
}
