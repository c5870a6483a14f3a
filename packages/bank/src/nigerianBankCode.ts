import type { NigerianBank } from './nigerianBank.ts';
import { nigerianBanks } from './nigerianBanks.generated.ts';

/**
 * What a Nigerian `bank_code` says. Several numberings are in use, and the API names none:
 * - `cbn`: a code of the Central Bank, or of NIBSS for a bank that has one: the check digit can be computed;
 * - `nip`: a code of the NIBSS list whose institution is no deposit money bank;
 * - `wallet`: a mobile money operator that hands out phone numbers as account numbers;
 * - `other`: digits of some other list. Nothing can be computed from the last three.
 */
export interface NigerianBankCode {
  readonly space: 'cbn' | 'nip' | 'wallet' | 'other';
  /**
   * Institutions (six digits) whose check digit an account at this bank may carry: itself and the banks
   * it took over. Two for a code that two numberings use. Empty where there is nothing to compute.
   */
  readonly institutions: readonly string[];
}

/** OPay and PalmPay, as the bank lists of two processors and of NIBSS number them. */
const walletCodes = ['100004', '999992', '100033', '999991'];

/**
 * NIP numbers its banks upward from 000001 and had reached 000037: up to here, a code that is not in the
 * table may be a NIP code all the same.
 */
const lastNipBank = 40;

/**
 * Tells the numberings of `bank_code` apart. Undefined where it is not 3, 5 or 6 digits, the only lengths in use.
 *
 * @example
 * readNigerianBankCode('058') // { space: 'cbn', institutions: ['000058'] }
 * readNigerianBankCode('000013') // { space: 'cbn', institutions: ['000058'] }
 * readNigerianBankCode('50547') // { space: 'cbn', institutions: ['950547'] }
 * readNigerianBankCode('090267') // { space: 'nip', institutions: [] }
 */
export function readNigerianBankCode(bankCode: string): NigerianBankCode | undefined {
  if (!/^(?:\d{3}|\d{5}|\d{6})$/u.test(bankCode)) return;
  if (walletCodes.includes(bankCode)) return { space: 'wallet', institutions: [] };
  const institutions = institutionsOf(bankCode);
  if (institutions.length > 0) return { space: 'cbn', institutions };
  return { space: bankCode.length === 6 ? 'nip' : 'other', institutions };
}

function institutionsOf(bankCode: string): readonly string[] {
  // Processors also write the 3-digit code with leading zeros: 00103.
  if (bankCode.length === 3 || /^00\d{3}$/u.test(bankCode)) {
    return bankInstitutions(({ code }) => code === bankCode.slice(-3));
  }
  // Five digits are assigned to other institutions from 50001 up; 9xxxx is a NIP code without its zero.
  if (bankCode.length === 5) return bankCode.startsWith('5') ? [`9${bankCode}`] : [];
  if (bankCode.startsWith('95')) return [bankCode];
  if (!bankCode.startsWith('000')) return [];
  const byNip = bankInstitutions(({ nip }) => nip === bankCode);
  const mayBeNip = Number(bankCode) <= lastNipBank;
  // A NIP code that is not in the table may be anybody's: better to say nothing than to call it wrong.
  if (mayBeNip && byNip.length === 0) return [];
  return [...byNip, ...bankInstitutions(({ code }) => `000${code}` === bankCode)];
}

function bankInstitutions(matches: (bank: NigerianBank) => boolean): readonly string[] {
  return nigerianBanks
    .filter(matches)
    .flatMap(({ code, tookOver = [], mergedInto }) => [code, ...tookOver, mergedInto ?? []].flat())
    .map((code) => `000${code}`);
}
