/**
 * Returns whether an ОГРН of 13 digits, or an ОГРНИП of 15, has its check digit. Федеральная налоговая служба: the remainder of the
 * others by 11, or by 13, and of that by 10.
 */
export const isValid = (number: string): boolean =>
  (Number(number.slice(0, -1)) % (number.length - 2)) % 10 === Number(number.at(-1));
