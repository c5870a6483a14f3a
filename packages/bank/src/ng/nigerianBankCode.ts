import type { NigerianBank } from './nigerianBank.ts';
import { nigerianBanks } from './nigerianBanks.generated.ts';

/**
 * Returns whether `text` has the form of a Nigerian bank code: three, five or six digits, or a code of payment
 * companies such as `035A` and `MFB50094`. The API does not say which list it uses.
 *
 * @example
 * isNigerianBankCode('058') // true
 * isNigerianBankCode('MFB50094') // true
 * isNigerianBankCode('0580') // false
 */
export function isNigerianBankCode(text: string): boolean {
  return /^(?:\d{3}|\d{5,6}|\d{3}[A-Z]|[A-Z]{2,3}\d{5})$/u.test(text);
}

/** NIBSS numbered its banks from 000001 and had reached 000042: an unknown code up to here may be a new bank. */
const lastNipBank = 43;

/**
 * Returns the banks that have this code in the list of the CBN, of NIBSS or of payment companies. Two, if two lists
 * use the same code; none, if it is not in the table.
 *
 * @example
 * nigerianBanksWithCode('000013').map(({ name }) => name) // ['Guaranty Trust Bank']
 * nigerianBanksWithCode('000011').map(({ name }) => name) // ['First Bank of Nigeria', 'Unity Bank']
 */
export function nigerianBanksWithCode(code: string): readonly NigerianBank[] {
  const listed = nigerianBanks.some((bank) => bank.otherCodes.includes(code));
  if (!listed && /^000\d{3}$/u.test(code) && Number(code) <= lastNipBank) return [];
  const short = /^00(\d{3})$/u.exec(code)?.[1];
  return nigerianBanks.filter(
    (bank) =>
      bank.code === code ||
      bank.institution === code ||
      bank.otherCodes.includes(code) ||
      (bank.institution !== undefined && bank.code === short),
  );
}

/**
 * Returns the institutions (six digits) from which an account number under this bank code may have its check digit:
 * those of the bank, of the banks it took over and of the bank that took it over. Empty if it cannot be checked.
 */
export function institutionsOf(bankCode: string): readonly string[] {
  if (/^95\d{4}$/u.test(bankCode)) return [bankCode];
  const banks = nigerianBanksWithCode(bankCode);
  if (banks.some(({ institution }) => institution === undefined)) return [];
  return nigerianBanks
    .filter((bank) => banks.some((one) => one === bank || areMerged(one, bank)))
    .flatMap(({ institution = [] }) => institution);
}

/** Returns whether one of two banks took over the other. */
export function areMerged(a: NigerianBank, b: NigerianBank): boolean {
  return a.mergedInto === b.code || b.mergedInto === a.code;
}
