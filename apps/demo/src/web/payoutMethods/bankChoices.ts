import {
  nigerianBanks,
  nigerianBanksNamed,
  southAfricanBanks,
  southAfricanBanksNamed,
} from '@passmuster/bank';
import { foldText } from '@passmuster/findings';
import type { PayoutCurrency } from '@passmuster/schemas';

export interface BankChoice {
  readonly name: string;
  /** What the API calls `bank_code`: the CBN code, or the universal branch code. */
  readonly code: string;
  /** Other names by which people look for it. */
  readonly aliases: readonly string[];
}

/** Banks to choose from, by currency; none before there is one. Banks that were closed or taken over are left out. */
export const bankChoices: Readonly<Record<PayoutCurrency | '', readonly BankChoice[]>> = {
  '': [],
  NGN: nigerianBanks
    .filter(({ mergedInto, closed }) => mergedInto === undefined && closed === undefined)
    .map(({ name, code, aliases, formerNames = [] }) => ({
      name,
      code,
      aliases: [...aliases, ...formerNames],
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  ZAR: southAfricanBanks.map(({ name, branchCode, aliases }) => ({
    name,
    code: branchCode,
    aliases,
  })),
};

const codesNamed: Readonly<Record<PayoutCurrency | '', (name: string) => readonly string[]>> = {
  '': () => [],
  NGN: (name) => nigerianBanksNamed(name).map(({ code }) => code),
  ZAR: (name) => southAfricanBanksNamed(name).map(({ branchCode }) => branchCode),
};

/** Words that an acronym may leave out. */
const small: ReadonlySet<string> = new Set(['and', 'for', 'of', 'the']);

/** Returns whether a name of a bank has what was typed, or its initials do: `UBA` finds United Bank for Africa. */
export function matchesBank({ name, aliases }: BankChoice, typed: string): boolean {
  const wanted = foldText(typed);
  const words = foldText(name).split(' ');
  const initials = (of: readonly string[]) => of.map((word) => word.charAt(0)).join('');
  return (
    [name, ...aliases].some((one) => foldText(one).includes(wanted)) ||
    initials(words).startsWith(wanted) ||
    initials(words.filter((word) => !small.has(word))).startsWith(wanted)
  );
}

/** Returns the bank that a person means who left the field: the one with this name or alias, or the only one that is found. */
export function bankMeant(currency: PayoutCurrency | '', typed: string): BankChoice | undefined {
  const wanted = foldText(typed);
  if (wanted === '') return undefined;
  const banks = bankChoices[currency];
  const codes = codesNamed[currency](typed);
  const found = [
    banks.filter(({ name }) => foldText(name) === wanted),
    banks.filter(({ code }) => codes.includes(code)),
    banks.filter((bank) => matchesBank(bank, typed)),
  ];
  return found.find((some) => some.length === 1)?.[0];
}
