/** Returns every text that differs from a number in one digit, and three of another length. */
export function variantsOf(number: string): readonly string[] {
  const changed = Array.from(number, (character, i) =>
    Array.from('0123456789', (digit) => number.slice(0, i) + digit + number.slice(i + 1)).filter(
      (text) => /\d/.test(character) && text !== number,
    ),
  );
  return [...changed.flat(), number.slice(0, -1), number.slice(1), `${number}0`];
}
