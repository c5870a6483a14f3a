/** How many digits after `0x` and at the end a look-alike shares with the address it imitates. */
const firstDigits = 3;
const lastDigits = 4;

/**
 * Returns the digits by which people recognize an address, the first 3 after `0x` and the last 4: a look-alike has them too.
 * `lower` is an address in lowercase. Serves to find look-alikes in a list that is read piece by piece; one in memory has
 * `lookAlikesIn`.
 *
 * @example
 * addressEnds('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed') // '5aaeaed'
 */
export const addressEnds = (lower: string): string =>
  lower.slice(2, 2 + firstDigits) + lower.slice(-lastDigits);
