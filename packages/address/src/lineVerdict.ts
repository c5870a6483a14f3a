/** What a line of a file was found to be: the codes of `AddressBatch.verdicts`. */
export const lineVerdicts = {
  /** An address with the letter case of ERC-55, or of decimal digits alone. */
  checksummed: 0,
  /** An address with letters of one case: valid, without a checksum. */
  oneCase: 1,
  /** Nothing, not even a space. */
  blank: 2,
  /** No address, or one with a wrong checksum. */
  refused: 3,
  /** An address with a warning: a known destination, or a look-alike. */
  noted: 4,
} as const;

export type LineVerdict = (typeof lineVerdicts)[keyof typeof lineVerdicts];

/** Between the fast check and the full one: for the full one to decide. Never leaves this package. */
export const undecided = 255;
