import { valuesIn } from '../checkDigits.ts';

const digits36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns whether a GSTIN has its check digit: Luhn modulo 36 (GSTN). Stdnum refuses Ladakh, state 38. */
export const isValid = (number: string): boolean =>
  valuesIn(digits36, number)
    .reverse()
    .reduce((sum, value, i) => {
      const product = value * (i % 2 === 0 ? 1 : 2);
      return sum + Math.floor(product / 36) + (product % 36);
    }, 0) %
    36 ===
  0;
