const digitsOf = (text: string): number[] => Array.from(text, Number);

/** Returns the sum of the products of digits and weights. Digits beyond the weights are ignored. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);

/** Returns whether the last digit is the Luhn check digit of the others. Source: ISO/IEC 7812-1, annex B. */
export const isLuhn = (digits: string): boolean =>
  digitsOf(digits)
    .reverse()
    .reduce(
      (sum, digit, i) => sum + (i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
      0,
    ) %
    10 ===
  0;

/** Returns the remainder of digits, of any length, divided by a small number. */
export const remainder = (digits: string, modulus: number): number =>
  digitsOf(digits).reduce((rest, digit) => (rest * 10 + digit) % modulus, 0);

/** Returns whether the last digit is the check digit of the others. Source: ISO/IEC 7064, MOD 11,10. */
export function isMod11And10(digits: string): boolean {
  const product = digitsOf(digits.slice(0, -1)).reduce(
    (carry, digit) => (((carry + digit) % 10 || 10) * 2) % 11,
    10,
  );
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** Returns the index of each character in an alphabet, for check digits over characters. */
export const valuesIn = (alphabet: string, text: string): number[] =>
  Array.from(text, (character) => alphabet.indexOf(character));
