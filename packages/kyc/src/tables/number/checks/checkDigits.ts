/** Returns the sum of the products of digits and weights. Digits beyond the weights are ignored. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);

/** Returns the index of each character in an alphabet, for check digits over characters. */
export const valuesIn = (alphabet: string, text: string): number[] =>
  Array.from(text, (character) => alphabet.indexOf(character));
