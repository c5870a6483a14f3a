/** One form of tax number in a country. */
export interface TaxIdForm {
  readonly id: string;
  /** As the tax office calls it: `KRA PIN`. */
  readonly name: string;
  readonly holder: 'company' | 'person' | 'either';
  /** Of the compact number: capitals, without spaces and separators. */
  readonly pattern: string;
  /** How it is written: `NN-NNNNNNN`. */
  readonly display?: string;
  /** Accepted but never suggested, because only one source confirms the form. */
  readonly unconfirmed?: true;
  /** The first day, month or year in which it was issued. */
  readonly since?: string;
  readonly until?: string;
}
