/** The register numbers of a country. */
export interface RegistrationNumberForm {
  /** As the register calls it: `Company number (CRN)`. */
  readonly name: string;
  /** Of the text in capitals without spaces; may name groups `year` and `kind`. */
  readonly pattern: string;
  /** Families of legal forms, separated by spaces, by the text of the group `kind`. */
  readonly kinds?: Readonly<Record<string, string>>;
}
