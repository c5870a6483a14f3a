import { type AmountValue, isUnread } from '@passmuster/form';

/** A person's part of the business, in basis points so that sums are exact. */
export interface Shares {
  /** Basis points of each owner, in their order; undefined if nothing readable was typed. */
  readonly parts: readonly (number | undefined)[];
  readonly sum: number;
  /** What is left to 100%; negative if the parts are more. */
  readonly open: number;
}

const whole = 10_000;

/** Adds up shares, each canonical text: `12.5` is 1,250 basis points. */
export function sharesOf(values: readonly AmountValue[]): Shares {
  const parts = values.map((value) => {
    const share = isUnread(value) || value === '' ? undefined : Math.round(Number(value) * 100);
    return share !== undefined && share <= whole ? share : undefined;
  });
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  return { parts, sum, open: whole - sum };
}

/** Basis points as decimal text: 1,250 is `12.5`. */
export const toPercent = (basisPoints: number): string => String(basisPoints / 100);
