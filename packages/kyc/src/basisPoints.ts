/**
 * A percentage in hundredths of a per cent, rounded to a whole number: shares add up exactly, as they
 * would not in floating point.
 *
 * @example
 * basisPoints(33.33) // 3333
 */
export const basisPoints = (percentage: number): number => Math.round(percentage * 100);

/** The sum of shares, in basis points. */
export const sumOfShares = (percentages: readonly number[]): number =>
  percentages.reduce((sum, percentage) => sum + basisPoints(percentage), 0);

/** From this share on a person is a beneficial owner. Source: 31 CFR 1010.230(d)(1). */
export const beneficialShare = 25;
