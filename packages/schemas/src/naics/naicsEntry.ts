import type { NaicsCode } from '../codes/naicsCode.ts';

/** What is known of an industry code. */
export interface NaicsEntry {
  /** Official title, in English. */
  readonly title: string;
  /** The newest edition of NAICS that has the code, or `BLS` for one the Census Bureau never had. */
  readonly edition: '2022' | '2017' | '2012' | 'BLS';
  /** What stands in its place in the 2022 edition, where one code does. The API may not list it. */
  readonly successor?: { readonly code: string; readonly title: string };
  /** What became of a code without a single successor, or what it is. */
  readonly note?: string;
  /** Everyday words that people search by, chosen by this project. */
  readonly words?: string;
}

/** An industry that was found. */
export interface NaicsMatch extends NaicsEntry {
  readonly code: NaicsCode;
}
