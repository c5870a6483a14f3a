/** Returns the sum of the products of digits and weights. Digits beyond the weights are ignored. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);

/** Returns the index of each character in an alphabet, for check digits over characters. */
export const valuesIn = (alphabet: string, text: string): number[] =>
  Array.from(text, (character) => alphabet.indexOf(character));

/** Returns whether there is such a date. */
export function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
