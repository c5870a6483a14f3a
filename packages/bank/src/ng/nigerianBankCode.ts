import type { NigerianBank } from './nigerianBank.ts';
import { nigerianBanks } from './nigerianBanks.generated.ts';

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

/** NIBSS numbered its banks from 000001 and had reached 000042: an unknown code up to here may be a new bank. */
const lastNipBank = 43;
const mayBeNew = (code: string): boolean => /^000\d{3}$/u.test(code) && Number(code) <= lastNipBank;

/** The banks of a code, and the institutions of these banks and of those they merged with. */
interface CodeEntry {
  readonly banks: readonly NigerianBank[];
  readonly institutions: readonly string[];
}

const unknownCode: CodeEntry = { banks: [], institutions: [] };
let index: ReadonlyMap<string, CodeEntry> | undefined;

/** Returns every code that finds a bank, including its three-digit code padded to five digits. */
function codesOf({ code, institution, otherCodes }: NigerianBank): ReadonlySet<string> {
  const standard = institution === undefined ? [] : [institution];
  const filled = institution !== undefined && code.length === 3 ? [`00${code}`] : [];
  return new Set([code, ...standard, ...filled, ...otherCodes]);
}

function institutionsWith(banks: readonly NigerianBank[]): readonly string[] {
  if (banks.some(({ institution }) => institution === undefined)) return [];
  return nigerianBanks
    .filter((bank) => banks.some((one) => one === bank || areMerged(one, bank)))
    .flatMap(({ institution = [] }) => institution);
}

function createIndex(): ReadonlyMap<string, CodeEntry> {
  const listed = new Set(nigerianBanks.flatMap(({ otherCodes }) => otherCodes));
  const banksOf = new Map<string, NigerianBank[]>();
  for (const bank of nigerianBanks) {
    for (const code of codesOf(bank)) {
      if (mayBeNew(code) && !listed.has(code)) continue;
      banksOf.set(code, [...(banksOf.get(code) ?? []), bank]);
    }
  }
  return new Map(
    Array.from(banksOf, ([code, banks]) => [
      code,
      { banks, institutions: institutionsWith(banks) },
    ]),
  );
}

/** Returns what is known about a code. The index is built on first use. */
function entryOf(code: string): CodeEntry {
  index ??= createIndex();
  return index.get(code) ?? unknownCode;
}

/**
 * Returns the banks that have this code in the list of the CBN, of NIBSS or of payment companies. Two if two lists
 * use the same code; none if it is not in the table.
 *
 * @example
 * nigerianBanksWithCode('000013').map(({ name }) => name) // ['Guaranty Trust Bank']
 * nigerianBanksWithCode('000011').map(({ name }) => name) // ['First Bank of Nigeria', 'Unity Bank']
 */
export function nigerianBanksWithCode(code: string): readonly NigerianBank[] {
  return entryOf(code).banks;
}

/**
 * Returns the institutions (six digits) from which an account number under this bank code may have its check digit:
 * those of the bank, of the banks it took over and of the bank that took it over. Empty if it cannot be checked.
 */
export function institutionsOf(bankCode: string): readonly string[] {
  return /^95\d{4}$/u.test(bankCode) ? [bankCode] : entryOf(bankCode).institutions;
}

/** Returns whether one of two banks took over the other. */
export function areMerged(a: NigerianBank, b: NigerianBank): boolean {
  return a.mergedInto === b.code || b.mergedInto === a.code;
}
