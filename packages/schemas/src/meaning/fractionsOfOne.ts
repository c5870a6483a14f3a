/**
 * Returns whether shares are fractions of one instead of percentages, as spreadsheets store them: none is above 1. They are
 * `complete` if they add up to one, or to a little less by rounding, `incomplete` otherwise. Undefined for percentages, and if
 * nobody has a share.
 *
 * @example
 * fractionsOfOne([0.5, 0.5]) // 'complete'
 * fractionsOfOne([0.6]) // 'incomplete'
 * fractionsOfOne([60]) // undefined
 */
export function fractionsOfOne(shares: readonly number[]): 'complete' | 'incomplete' | undefined {
  // In hundredths of a percent, which add up exactly.
  const sum = shares.reduce((total, share) => total + Math.round(share * 10_000), 0);
  if (sum <= 0 || !shares.every((share) => share >= 0 && share <= 1)) return undefined;
  return sum >= 9990 && sum <= 10_000 ? 'complete' : 'incomplete';
}
