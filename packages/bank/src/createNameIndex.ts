import { foldText } from '@passmuster/findings';

/** A bank name longer than this matches nothing. */
const longest = 100;

/** Words that do not distinguish banks; `microfinance` does: Unity Bank is not Unity Microfinance Bank. Own list, no source. */
const ignored = new Set(['bank', 'limited', 'ltd', 'plc', 'nigeria', 'nig', 'of', 'the']);

/** Returns the words that distinguish a bank, in lowercase. */
function nameKey(name: string): string {
  const words = foldText(name)
    .replace(/microfinance(?: bank)?/gu, 'mfb')
    .split(' ');
  return words.filter((word) => word !== '' && !ignored.has(word)).join(' ');
}

interface Named {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly formerNames?: readonly string[];
}

/**
 * Returns a function that says whether a text is one of the names, as {@link createNameIndex} compares them. Their keys are
 * built when it is first called.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createNameSet(names: readonly string[]): (text: string) => boolean {
  let keys: ReadonlySet<string> | undefined;
  return (text) => {
    if (text.length > longest) return false;
    keys ??= new Set(names.map(nameKey));
    return keys.has(nameKey(text));
  };
}

/**
 * Returns a function that finds the banks with a name or alias, however it is capitalized and punctuated, with or
 * without words such as “Bank” and “Plc”. It finds none for a name that is not in the list: similar names are not
 * guessed. The index is built when it is first used.
 */
export function createNameIndex<Bank extends Named>(
  banks: readonly Bank[],
): (name: string | undefined) => readonly Bank[] {
  let index: Map<string, Bank[]> | undefined;
  return (name) => {
    if (typeof name !== 'string' || name.length > longest) return [];
    index ??= indexOf(banks);
    return index.get(nameKey(name)) ?? [];
  };
}

function indexOf<Bank extends Named>(banks: readonly Bank[]): Map<string, Bank[]> {
  const index = new Map<string, Bank[]>();
  for (const bank of banks) {
    const names = [bank.name, ...bank.aliases, ...(bank.formerNames ?? [])];
    for (const key of new Set(names.map(nameKey))) {
      index.set(key, [...(index.get(key) ?? []), bank]);
    }
  }
  return index;
}
