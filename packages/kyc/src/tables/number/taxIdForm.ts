import type { NumberDate } from './numberDate.ts';

/** One form of tax number in a country. */
export interface TaxIdForm {
  readonly id: string;
  /** As the tax office calls it: `KRA PIN`. */
  readonly name: string;
  readonly holder: 'company' | 'person' | 'either';
  /** Of the compact number: capitals, without spaces and separators. */
  readonly pattern: string;
  /** The part that has the check digit, as a replacement of the pattern: `$1`. Default: all of it. */
  readonly checked?: string;
  /** Returns whether the check digit is right. Undefined if there is none. */
  readonly check?: (number: string) => boolean;
  /** Dates that such a number may embed, in its checked part. */
  readonly dates?: readonly NumberDate[];
  /** It may begin with 0, which tables of numbers drop. */
  readonly mayLackZero?: true;
  /** How it is written: `NN-NNNNNNN`. */
  readonly display?: string;
  /** Accepted but never suggested, because only one source confirms the form. */
  readonly unconfirmed?: true;
  /** The first day, month or year in which it was issued. */
  readonly since?: string;
  readonly until?: string;
}
