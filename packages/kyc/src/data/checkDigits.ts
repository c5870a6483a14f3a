const digitsOf = (text: string): number[] => Array.from(text, Number);

/** Sum of products of digits and weights, over the length of the weights. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);

/** Luhn check (ISO/IEC 7812-1, annex B) of digits, the last of which is the check digit. */
export const isLuhn = (digits: string): boolean =>
  digitsOf(digits)
    .reverse()
    .reduce(
      (sum, digit, i) => sum + (i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
      0,
    ) %
    10 ===
  0;

/** Remainder of digits divided by a small number, without a limit of length. */
export const remainder = (digits: string, modulus: number): number =>
  digitsOf(digits).reduce((rest, digit) => (rest * 10 + digit) % modulus, 0);

/** ISO/IEC 7064, MOD 11,10: digits, the last of which is the check digit. */
export function isMod11And10(digits: string): boolean {
  const product = digitsOf(digits.slice(0, -1)).reduce(
    (carry, digit) => (((carry + digit) % 10 || 10) * 2) % 11,
    10,
  );
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** Value of each character in an alphabet; the check is over characters, not digits. */
export const valuesIn = (alphabet: string, text: string): number[] =>
  Array.from(text, (character) => alphabet.indexOf(character));
