import { legalForms } from './legalForms.generated.ts';

/** Families of similar legal forms, across countries. */
export type LegalFamily =
  | 'limited-company'
  | 'unlimited-company'
  | 'corporation-us'
  | 'llc-us'
  | 'llp'
  | 'lp'
  | 'gp'
  | 'cooperative'
  | 'nonprofit'
  | 'close-corporation'
  | 'trust'
  | 'sole'
  | 'ambiguous';

/** The 17 member states of OHADA, which share one company law. Source: https://www.ohada.org, member states. */
const ohada = new Set('BF BJ CD CF CG CI CM GA GN GQ GW KM ML NE SN TD TG'.split(' '));

interface Ending {
  readonly ending: string;
  readonly family: LegalFamily;
}

const splitEntry = (entry: string): Ending => {
  const at = entry.lastIndexOf(':');
  return { ending: entry.slice(0, at), family: entry.slice(at + 1) as LegalFamily };
};

/** Letters of languages without spaces. */
const unspaced = /[\u3400-\u9fff]/;

/** Finds the legal forms of names by the endings of a table. */
export interface LegalFormFinder {
  /**
   * Returns the family of the legal form that a company's name ends in, by the language and law of its country;
   * undefined if it ends in none, or in a longer one of another country and family.
   *
   * @example
   * legalFormInName('NG', 'Adaeze Foods Ltd') // 'limited-company'
   * legalFormInName('US', 'Adaeze Foods L.L.C.') // 'llc-us'
   */
  legalFormInName(country: string, name: string): LegalFamily | undefined;
  /** Returns true for a word that is a legal form in some country: `Oy`, `GmbH`. */
  isLegalForm(word: string): boolean;
}

/** Returns a finder for a table: `ltd:limited-company llp:llp` by country. Its indexes are built when they are first used. */
export function createLegalFormFinder(table: Readonly<Record<string, string>>): LegalFormFinder {
  const endingsByCountry = new Map<string, readonly Ending[]>();
  const endingsOf = (country: string): readonly Ending[] => {
    const known = endingsByCountry.get(country);
    if (known) return known;
    const lists = [country, ...(ohada.has(country) ? ['OHADA'] : [])];
    const own = lists.flatMap((list) =>
      Object.hasOwn(table, list) ? (table[list] ?? '').split(' ').map(splitEntry) : [],
    );
    if (own.length > 0) endingsByCountry.set(country, own);
    return own;
  };
  let everyEnding: EndingFamilies | undefined;
  const endingsAnywhere = (): EndingFamilies => {
    everyEnding ??= familiesByEnding(table);
    return everyEnding;
  };
  return {
    legalFormInName(country, name) {
      const plain = name.slice(0, 300).normalize('NFKC').toLowerCase();
      const words = plain
        .split(/\s+/)
        .map((word) => word.replace(/[.,()]/g, ''))
        .filter(Boolean);
      let [best, family] = ['', undefined as LegalFamily | undefined];
      for (const { ending, family: familyOfEnding } of endingsOf(country)) {
        if (ending.length > best.length && endsInWords(words, ending)) {
          [best, family] = [ending, familyOfEnding];
        }
      }
      return family && !isForeign(words, best, family, endingsAnywhere()) ? family : undefined;
    },
    isLegalForm: (word) => endingsAnywhere().has(word.toLowerCase().replace(/[.,()]/g, '')),
  };
}

/** The endings of all countries and their families, each once. */
type EndingFamilies = ReadonlyMap<string, ReadonlySet<string>>;

function familiesByEnding(table: Readonly<Record<string, string>>): EndingFamilies {
  const endings = new Map<string, Set<string>>();
  for (const entry of Object.values(table).flatMap((list) => list.split(' '))) {
    const { ending, family } = splitEntry(entry);
    endings.set(ending, (endings.get(ending) ?? new Set()).add(family));
  }
  return endings;
}

/** Returns whether the name ends in a longer legal form of another country, of another family: `S.A. de C.V.` isn't a Dutch `C.V.` */
function isForeign(
  words: readonly string[],
  own: string,
  family: LegalFamily,
  known: EndingFamilies,
): boolean {
  return candidatesOf(words).some((ending) => {
    const isLonger = ending.length > own.length && ending.endsWith(own);
    const families = isLonger ? known.get(ending) : undefined;
    return families !== undefined && !families.has(family) && endsInWords(words, ending);
  });
}

/** Returns the endings of a name: its last words, joined, and the last letters of its last word, for languages without spaces. */
function candidatesOf(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  const after = words.slice(1);
  return [
    ...after.map((_, at) => after.slice(at).join('')),
    ...(unspaced.test(last) ? Array.from({ length: last.length }, (_, at) => last.slice(at)) : []),
  ];
}

/** Returns true if the last words, joined, are the ending, and a word is left before it. */
function endsInWords(words: readonly string[], ending: string): boolean {
  const last = words.at(-1) ?? '';
  if (last.endsWith(ending) && unspaced.test(ending)) return true;
  if (!ending.endsWith(last)) return false;
  let joined = '';
  for (let i = words.length - 1; i > 0 && joined.length < ending.length; i -= 1) {
    joined = words[i] + joined;
  }
  return joined === ending;
}

/** The legal forms of the table of this package. */
export const { legalFormInName, isLegalForm } = createLegalFormFinder(legalForms);
