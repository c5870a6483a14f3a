import type { AmountValue } from './customerValues.ts';
import { isUnread } from './unread.ts';

/** Who owns how much of a business, in percent. Sums are exact to a hundredth. */
export interface Shares {
  /** The part of each owner, in their order; `undefined` if nothing was entered, or no share. */
  readonly parts: readonly (number | undefined)[];
  readonly sum: number;
  /** What is left to 100; negative if the parts are more. */
  readonly open: number;
}

/** Hundredths of a percent. */
const whole = 10_000;

/**
 * Returns the shares of owners and their sum. A share that couldn't be read isn't counted.
 *
 * @example
 * sharesOf([{ ownership_percentage: '0.1' }, { ownership_percentage: '0.2' }]) // { parts: [0.1, 0.2], sum: 0.3, open: 99.7 }
 */
export function sharesOf(
  owners: readonly { readonly ownership_percentage: AmountValue }[],
): Shares {
  const parts = owners.map(({ ownership_percentage: value }) => {
    const share = isUnread(value) || value === '' ? undefined : Math.round(Number(value) * 100);
    return share !== undefined && share >= 0 ? share : undefined;
  });
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  return {
    parts: parts.map((part) => (part === undefined ? part : part / 100)),
    sum: sum / 100,
    open: (whole - sum) / 100,
  };
}
