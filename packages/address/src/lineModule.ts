import { lineModule } from './lineModule.generated.ts';

/** The WebAssembly module with its memory, as wasm/addressLines.as lays it out. */
export interface LineModule {
  /** Where text is read from: at most 64 kB, each line with its line feed. */
  readonly input: Uint8Array;
  readonly verdicts: Uint8Array;
  /** Checks `length` bytes of the input and returns the number of lines. */
  checkLines(length: number): number;
}

const sieveAt = 0x10000;
const inputAt = 0x30000;
const verdictsAt = 0x50000;
export const inputBytes = 0x10000;

/** Kept, since an engine makes it faster while it runs. */
let compiled: WebAssembly.Module | undefined;

/**
 * An instance of its own, or nothing where there is no WebAssembly with SIMD or where a content security policy
 * forbids it (`wasm-unsafe-eval`).
 */
export function startLineModule(sieve: Uint8Array): LineModule | undefined {
  try {
    compiled ??= new WebAssembly.Module(
      Uint8Array.from(atob(lineModule), (character) => character.charCodeAt(0)),
    );
    const { exports } = new WebAssembly.Instance(compiled);
    const { memory, checkLines } = exports;
    if (!(memory instanceof WebAssembly.Memory) || typeof checkLines !== 'function')
      return undefined;
    const all = new Uint8Array(memory.buffer);
    all.set(sieve, sieveAt);
    return {
      input: all.subarray(inputAt, inputAt + inputBytes),
      verdicts: all.subarray(verdictsAt, verdictsAt + inputBytes),
      checkLines: (length) => Number(checkLines(length)),
    };
  } catch {
    return undefined;
  }
}
