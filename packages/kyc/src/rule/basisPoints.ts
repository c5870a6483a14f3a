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

/** The share from which a person is a beneficial owner. Source: 31 CFR 1010.230(d)(1). */
export const beneficialShare = 25;

/** The option of rules about owners that must be named: teams ask for smaller shares, not for larger ones. */
export const namedShare = {
  default: beneficialShare,
  minimum: 1,
  maximum: beneficialShare,
  description: 'The share from which an owner must be named, in percent',
} as const;
