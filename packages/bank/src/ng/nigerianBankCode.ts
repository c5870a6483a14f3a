import type { NigerianBank } from './nigerianBank.ts';
import { nigerianDirectory } from './nigerianDirectory.ts';

/**
 * Returns whether `text` has the form of a Nigerian bank code: three, five or six digits, or a code of payment
 * companies such as `035A` and `MFB50094`. Zeros alone are not a code. The API does not say which list it uses.
 *
 * @example
 * isNigerianBankCode('058') // true
 * isNigerianBankCode('MFB50094') // true
 * isNigerianBankCode('0580') // false
 */
export function isNigerianBankCode(text: string): boolean {
  return (
    typeof text === 'string' && /^(?!0+$)(?:\d{3}|\d{5,6}|\d{3}[A-Z]|[A-Z]{2,3}\d{5})$/u.test(text)
  );
}

/**
 * Returns the banks that have this code in the list of the CBN, of NIBSS or of payment companies. Two if two lists
 * use the same code; none if it is not in the table.
 *
 * @example
 * nigerianBanksWithCode('000013').map(({ name }) => name) // ['Guaranty Trust Bank']
 * nigerianBanksWithCode('000011').map(({ name }) => name) // ['First Bank of Nigeria', 'Unity Bank']
 */
export const nigerianBanksWithCode = (code: string): readonly NigerianBank[] =>
  nigerianDirectory.withCode(code);

/**
 * Returns the institutions (six digits) from which an account number under this bank code may have its check digit:
 * those of the bank, of the banks it took over and of the bank that took it over. Empty if it cannot be checked.
 */
export const institutionsOf = (bankCode: string): readonly string[] =>
  nigerianDirectory.institutionsOf(bankCode);
