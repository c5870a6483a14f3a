/** The character code of `0`. */
const digitZero = 48;

/**
 * Returns the check digit of a Nigerian account number (NUBAN). `institution` is the six digits of the 2020 standard:
 * `000` and a bank's 3-digit code, or `9` and another institution's 5-digit code. `serial` is the first nine digits of
 * the account number. The 2010 standard, which used the 3-digit code alone, gives the same digit.
 *
 * The weights are 3, 7, 3, repeated. It finds every single wrong digit and about 69% of swapped neighbors.
 *
 * @throws {TypeError} if `institution` or `serial` has another form
 * @see CBN, Proposals on the Implementation of NUBAN Scheme v0.4 (2010), section 2a
 * @see CBN, Revised Standards on NUBAN Scheme for Banks and Other Financial Institutions (2020)
 * @example
 * nubanCheckDigit('000011', '000001457') // 9
 */
export function nubanCheckDigit(institution: string, serial: string): number {
  if (!isDigits(institution, 6) || !isDigits(serial, 9)) {
    throw new TypeError('nubanCheckDigit expects an institution of 6 digits and a serial of 9');
  }
  return checkDigitOf(institution + serial);
}

/** Returns true if a value is text of `count` digits. A number would pass a regular expression alone. */
const isDigits = (value: unknown, count: number): boolean =>
  typeof value === 'string' && value.length === count && /^\d+$/u.test(value);

function checkDigitOf(digits: string): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    sum += (digits.charCodeAt(at) - digitZero) * (at % 3 === 1 ? 7 : 3);
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * Returns whether `accountNumber` is ten digits with the check digit of `institution` (six digits).
 *
 * @example
 * isNuban('000011', '0000014579') // true
 * isNuban('000011', '0000014578') // false
 */
export function isNuban(institution: string, accountNumber: string): boolean {
  if (!isDigits(accountNumber, 10) || !isDigits(institution, 6)) return false;
  return Number(accountNumber[9]) === checkDigitOf(institution + accountNumber.slice(0, 9));
}
