import { layout } from './layout.ts';
import { lineModule } from './lineModule.generated.ts';

const lineFeed = 10;

/** An instance of the WebAssembly module with its own memory. */
export interface LineModule {
  /** Returns a verdict for each of the whole lines, less than `layout.inputBytes` bytes; some are `undecided`. */
  verdictsOf(lines: Uint8Array): Uint8Array<ArrayBuffer>;
  /** Marks an address in lowercase, so that it and its look-alikes get the full check. */
  mark(address: string): void;
}

/** Kept, because an engine optimizes a module while it runs. */
let compiled: WebAssembly.Module | undefined;

/**
 * Returns an instance of the module; `undefined` without WebAssembly SIMD, and where a content security policy forbids it
 * (`wasm-unsafe-eval`).
 */
export function startLineModule(): LineModule | undefined {
  try {
    compiled ??= new WebAssembly.Module(
      Uint8Array.from(atob(lineModule), (character) => character.charCodeAt(0)),
    );
    return toLineModule(compiled);
  } catch {
    return undefined;
  }
}

function toLineModule(module: WebAssembly.Module): LineModule | undefined {
  const { memory, checkLines, mark } = new WebAssembly.Instance(module).exports;
  if (!(memory instanceof WebAssembly.Memory)) return undefined;
  if (typeof checkLines !== 'function' || typeof mark !== 'function') return undefined;
  const all = new Uint8Array(memory.buffer);
  const input = all.subarray(layout.input, layout.input + layout.inputBytes);
  const encoder = new TextEncoder();
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
  };
}
