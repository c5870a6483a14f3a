/** What an amount counts: a currency by its ISO 4217 code, or percent. */
export type AmountUnit = 'percent' | (string & {});

/** How an amount is read and written. */
export interface AmountFormat {
  /** BCP 47 language tag of the person who types, such as `pt-BR`. */
  readonly locale: string;
  /** How many decimals the amount may have. Default: 4 of a percentage, otherwise those of the currency, or 2 without one. */
  readonly decimals?: number | undefined;
  /** Shown with the amount, and accepted around it. Default: none. */
  readonly unit?: AmountUnit | undefined;
}

/** An amount that was understood. */
export interface Amount {
  /** Canonical decimal text: `1234.5`. No leading zeros, and no zeros at the end of its decimals. */
  readonly value: string;
  /** How the locale writes it, with its unit: `NGN 1,234.50`. */
  readonly shown: string;
}

/** Why a text isn't an amount. */
export type AmountProblem =
  | 'blank'
  | 'not-a-number'
  | 'not-only-digits'
  | 'negative'
  | 'too-many-decimals'
  | 'too-many-digits';

interface Absent {
  readonly value?: undefined;
  readonly shown?: undefined;
  readonly candidates?: undefined;
  readonly invalid?: undefined;
}

/** What `parseAmount` made of a text: one amount, two to choose from, or the reason why there is none. */
export type ParsedAmount =
  | (Amount & Omit<Absent, keyof Amount>)
  | ({ readonly candidates: readonly [Amount, Amount] } & Omit<Absent, 'candidates'>)
  | ({ readonly invalid: AmountProblem } & Omit<Absent, 'invalid'>);
