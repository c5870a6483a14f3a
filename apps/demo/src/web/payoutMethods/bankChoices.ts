import { nigerianBanks, southAfricanBanks } from '@passmuster/bank';
import { foldText } from '@passmuster/findings';
import type { PayoutCurrency } from '@passmuster/schemas';

export interface BankChoice {
  readonly name: string;
  /** What the API calls `bank_code`: the CBN code, or the universal branch code. */
  readonly code: string;
}

/** Banks to choose from, by currency. Banks that were closed or taken over are left out. */
export const bankChoices: Readonly<Record<PayoutCurrency, readonly BankChoice[]>> = {
  NGN: nigerianBanks
    .filter(({ mergedInto, closed }) => mergedInto === undefined && closed === undefined)
    .map(({ name, code }) => ({ name, code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  ZAR: southAfricanBanks.map(({ name, branchCode }) => ({ name, code: branchCode })),
};

/** Words that an acronym may leave out. */
const small: ReadonlySet<string> = new Set(['and', 'for', 'of', 'the']);

/** Returns whether a name has what was typed, or its initials do: `UBA` finds United Bank for Africa. */
export function matchesBank(name: string, typed: string): boolean {
  const wanted = foldText(typed);
  const folded = foldText(name);
  const words = folded.split(' ');
  const initials = (of: readonly string[]) => of.map((word) => word.charAt(0)).join('');
  return (
    folded.includes(wanted) ||
    initials(words).startsWith(wanted) ||
    initials(words.filter((word) => !small.has(word))).startsWith(wanted)
  );
}
