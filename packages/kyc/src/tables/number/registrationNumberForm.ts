/** The register numbers of a country. */
export interface RegistrationNumberForm {
  /** As the register calls it: `Company number (CRN)`. */
  readonly name: string;
  /** Of the text in capitals without spaces; may name groups `year` and `kind`. */
  readonly pattern: string;
  /** How all of them are written: `LLL-XXXXXXX`. */
  readonly display?: string;
  /** Other forms are in use too, so a number without this one may be right. */
  readonly others?: true;
  /** Accepted but never named, because no source that was opened states the form. */
  readonly unconfirmed?: true;
  /** The part that has the check digit, as a replacement of the pattern: `$1`. Default: all of it. */
  readonly checked?: string;
  /** Returns whether the check digit is right. Undefined if there is none. */
  readonly check?: (number: string) => boolean;
  /** Families of legal forms, separated by spaces, by the text of the group `kind`; `digits` stands for all digits without one. */
  readonly kinds?: Readonly<Record<string, string>>;
}
