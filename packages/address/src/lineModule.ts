/** The WebAssembly module with its memory, as wasm/addressLines.as lays it out. */
export interface LineModule {
  /** Where text is read from: at most 128 kB, each line with its line feed. */
  readonly input: Uint8Array;
  readonly verdicts: Uint8Array;
  /** Checks `length` bytes of the input and returns the number of lines. */
  checkLines(length: number): number;
}

const sieveAt = 0x10000;
const inputAt = 0x30000;
const verdictsAt = 0x60000;
export const inputBytes = 0x20000;

/** An instance of its own, or nothing where the module is not the one of this package. */
export function startLineModule(
  module: WebAssembly.Module,
  sieve: Uint8Array,
): LineModule | undefined {
  const { memory, checkLines } = new WebAssembly.Instance(module).exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof checkLines !== 'function') return undefined;
  const all = new Uint8Array(memory.buffer);
  all.set(sieve, sieveAt);
  return {
    input: all.subarray(inputAt, inputAt + inputBytes),
    verdicts: all.subarray(verdictsAt, verdictsAt + inputBytes),
    checkLines: (length) => Number(checkLines(length)),
  };
}
