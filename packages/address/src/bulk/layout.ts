/**
 * The memory of the WebAssembly module, in bytes. `scripts/generateLineModule.ts` compiles these numbers and
 * `lineVerdicts` into the module, so that both sides always agree.
 */
export const layout = {
  /** A bit for each hash of the first and last digits of an address that needs the full check. */
  sieve: 0x10000,
  sieveBytes: 0x20000,
  /** Whole lines, each with its line feed. The page after them may be read but is never judged. */
  input: 0x30000,
  inputBytes: 0x20000,
  /** A byte for each line. */
  verdicts: 0x60000,
  end: 0x80000,
} as const;
