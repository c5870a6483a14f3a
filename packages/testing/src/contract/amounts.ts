import { formOf } from './forms.ts';

/** Payments a month in USD beside revenue of at most a million, at the bound of what is plausible. */
const payments = [
  { payments: 0, isFlagged: false },
  { payments: 250_000, isFlagged: false },
  { payments: 250_000.01, isFlagged: true },
] as const;

/**
 * Each income with payments on both sides of the bound. The payments alone decide: the income is in a local
 * currency that the API doesn't name, so it is compared with nothing. SPEC-GAP 5.
 */
export const amountCases = formOf('a number of 0 or more').accepts.flatMap((income) =>
  payments.map((row) => ({ income, ...row })),
);
