/** How many digits after `0x` and at the end a look-alike shares with the address it imitates. */
const firstDigits = 3;
const lastDigits = 4;

/** Returns the digits that a look-alike of an address in lowercase has too. */
export const addressEnds = (lower: string): string =>
  lower.slice(2, 2 + firstDigits) + lower.slice(-lastDigits);
