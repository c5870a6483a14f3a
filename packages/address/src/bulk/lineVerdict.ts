const codes = {
  /** An address with the letter case of ERC-55, or of decimal digits alone. */
  checksummed: 0,
  /** An address with letters of one case: valid, without a checksum. */
  oneCase: 1,
  /** An empty line. */
  blank: 2,
  /** Not an address, an address with a wrong checksum, or one that `rules` turn into an error. */
  refused: 3,
  /** An address with a warning: a known destination or a look-alike. */
  noted: 4,
} as const;

/** Verdict on a line of a file: the codes in `AddressBatch.verdicts`. */
export const lineVerdicts: typeof codes = /* @__PURE__ */ Object.freeze(codes);

/** A verdict on one line, a byte. */
export type LineVerdict = (typeof lineVerdicts)[keyof typeof lineVerdicts];

/** The module leaves the line to the full check. Never leaves this package. */
export const undecided = 255;
