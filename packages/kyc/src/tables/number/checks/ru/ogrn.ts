/** Returns whether an ОГРН has its check digit. Федеральная налоговая служба: the remainder of the others by 11, of that by 10. */
export const isValid = (number: string): boolean =>
  (Number(number.slice(0, 12)) % 11) % 10 === Number(number[12]);
