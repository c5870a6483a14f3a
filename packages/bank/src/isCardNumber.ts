/**
 * Returns true for 16 digits with the check digit of a payment card, in groups or not. ISO/IEC 7812-1, annex B (Luhn).
 *
 * @example
 * isCardNumber('4111 1111 1111 1111') // true
 */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '');
  if (!/^\d{16}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => {
    const weighted = at % 2 === 0 ? 2 * Number(digit) : Number(digit);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
