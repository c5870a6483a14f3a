const format = new Intl.NumberFormat('en-US');

/**
 * Returns a count with its noun.
 *
 * @example
 * count(1, 'row') // '1 row'
 * count(1200, 'row') // '1,200 rows'
 */
export const count = (number: number, word: string): string =>
  `${format.format(number)} ${word}${number === 1 ? '' : 's'}`;

/** Returns a number with separators: `1,204`. */
export const grouped = (number: number): string => format.format(number);
