/**
 * Returns whether a DIČ of Slovakia can be divided by 11, and its third digit is one that is issued. Stdnum looks at the first digit
 * in place of the third. Source: python-stdnum 1.18, stdnum/sk/dph.py.
 */
export const isValid = (number: string): boolean =>
  Number(number) % 11 === 0 && /^[1-9]\d[2-47-9]/.test(number);
