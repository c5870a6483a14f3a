import { createNameIndex } from '../createNameIndex.ts';
import type { NigerianBank } from './nigerianBank.ts';
import { nigerianBanks } from './nigerianBanks.generated.ts';
import { nubanCheckDigit } from './nuban.ts';

/** NIBSS numbered its banks from 000001 and had reached 000042: an unknown code up to here may be a new bank. */
const lastNipBank = 43;
const mayBeNew = (code: string): boolean => /^000\d{3}$/u.test(code) && Number(code) <= lastNipBank;

/** The banks of a code, and the institutions of these banks and of those they merged with. */
interface CodeEntry {
  readonly banks: readonly NigerianBank[];
  readonly institutions: readonly string[];
}

const unknownCode: CodeEntry = { banks: [], institutions: [] };
const noInstitution = '000000';
const noSerial = '000000000';

/** Nigerian banks, found by name, by code and by account number. */
export interface NigerianDirectory {
  readonly banks: readonly NigerianBank[];
  named(name: string | undefined): readonly NigerianBank[];
  withCode(code: string): readonly NigerianBank[];
  institutionsOf(bankCode: string): readonly string[];
  fitting(accountNumber: string): readonly NigerianBank[];
}

/** Returns a directory of these banks. Its indexes are built when they are first used. */
/* @__NO_SIDE_EFFECTS__ */
export function createNigerianDirectory(banks: readonly NigerianBank[]): NigerianDirectory {
  let byCode: ReadonlyMap<string, CodeEntry> | undefined;
  let byCheckDigit: readonly (readonly NigerianBank[])[] | undefined;
  const entryOf = (code: string): CodeEntry => {
    byCode ??= indexByCode(banks);
    return byCode.get(code) ?? unknownCode;
  };
  const institutionsOf = (bankCode: string): readonly string[] =>
    /^95\d{4}$/u.test(bankCode) ? [bankCode] : entryOf(bankCode).institutions;
  return {
    banks,
    named: createNameIndex(banks),
    withCode: (code) => entryOf(code).banks,
    institutionsOf,
    fitting(accountNumber) {
      if (typeof accountNumber !== 'string' || !/^\d{10}$/u.test(accountNumber)) return [];
      byCheckDigit ??= groupOpenBanks(banks, institutionsOf);
      // A check digit is a sum modulo 10, so what the institution adds to it doesn't depend on the serial.
      const ofSerial = nubanCheckDigit(noInstitution, accountNumber.slice(0, 9));
      return byCheckDigit[(Number(accountNumber[9]) - ofSerial + 10) % 10] ?? [];
    },
  };
}

/** The directory of the package. */
export const nigerianDirectory: NigerianDirectory =
  /* @__PURE__ */ createNigerianDirectory(nigerianBanks);

/** Returns whether one of two banks took over the other. */
export function areMerged(a: NigerianBank, b: NigerianBank): boolean {
  return a.mergedInto === b.code || b.mergedInto === a.code;
}

/** Returns every code that finds a bank, including its three-digit code padded to five digits. */
function codesOf({ code, institution, otherCodes }: NigerianBank): ReadonlySet<string> {
  const standard = institution === undefined ? [] : [institution];
  const filled = institution !== undefined && code.length === 3 ? [`00${code}`] : [];
  return new Set([code, ...standard, ...filled, ...otherCodes]);
}

function indexByCode(all: readonly NigerianBank[]): ReadonlyMap<string, CodeEntry> {
  const listed = new Set(all.flatMap(({ otherCodes }) => otherCodes));
  const banksOf = new Map<string, NigerianBank[]>();
  for (const bank of all) {
    for (const code of codesOf(bank)) {
      if (mayBeNew(code) && !listed.has(code)) continue;
      banksOf.set(code, [...(banksOf.get(code) ?? []), bank]);
    }
  }
  return new Map(
    Array.from(banksOf, ([code, banks]) => [
      code,
      { banks, institutions: institutionsWith(banks, all) },
    ]),
  );
}

function institutionsWith(
  banks: readonly NigerianBank[],
  all: readonly NigerianBank[],
): readonly string[] {
  if (banks.some(({ institution }) => institution === undefined)) return [];
  return all
    .filter((bank) => banks.some((one) => one === bank || areMerged(one, bank)))
    .flatMap(({ institution = [] }) => institution);
}

/** Returns the open banks whose account numbers can be checked, by the check digit that they give the serial 000000000. */
function groupOpenBanks(
  banks: readonly NigerianBank[],
  institutionsOf: (bankCode: string) => readonly string[],
): readonly (readonly NigerianBank[])[] {
  const open = banks.filter(
    ({ institution, mergedInto, closed }) =>
      institution !== undefined && mergedInto === undefined && closed === undefined,
  );
  return Array.from({ length: 10 }, (_, digit) =>
    open.filter(({ code }) =>
      institutionsOf(code).some((one) => nubanCheckDigit(one, noSerial) === digit),
    ),
  );
}
