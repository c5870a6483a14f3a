import type { NaicsCode } from '../codes/naicsCode.generated.ts';

/** An industry code. */
export interface NaicsEntry {
  /** Official title, in English. */
  readonly title: string;
  /** The newest edition of NAICS with the code, or `BLS` for a code the Census Bureau never had. */
  readonly edition: '2022' | '2017' | '2012' | 'BLS';
  /** The single code that replaces it in the 2022 edition, if there is one. The API may not list it. */
  readonly successor?: { readonly code: string; readonly title: string };
  /** What happened to a code without a single successor, or what it is. */
  readonly note?: string;
  /** Everyday words that people search by, chosen by this project. */
  readonly words?: string;
}

/** A result of `searchNaics`. */
export interface NaicsMatch extends NaicsEntry {
  readonly code: NaicsCode;
}
