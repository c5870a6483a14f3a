/**
 * Returns a percentage in hundredths of a percent, rounded to a whole number, so that shares add up exactly,
 * unlike in floating point.
 *
 * @example
 * basisPoints(33.33) // 3333
 */
export const basisPoints = (percentage: number): number => Math.round(percentage * 100);

/** Returns the sum of shares, in basis points. */
export const sumOfShares = (percentages: readonly number[]): number =>
  percentages.reduce((sum, percentage) => sum + basisPoints(percentage), 0);

/**
 * Returns whether shares are fractions of one instead of percentages, as spreadsheets store them: each is 1 at most, and
 * they add up to one, or to a little less by rounding.
 *
 * @example
 * areFractionsOfOne([0.5, 0.5]) // true
 * areFractionsOfOne([50, 50]) // false
 */
export function areFractionsOfOne(shares: readonly number[]): boolean {
  const sum = sumOfShares(shares.map((share) => share * 100));
  return shares.every((share) => share <= 1) && sum >= 9_990 && sum <= 10_000;
}

/** The share from which a person is a beneficial owner. Source: 31 CFR 1010.230(d)(1). */
export const beneficialShare = 25;
