import { foldText, isOneEditApart } from '@passmuster/findings';
import { cacheOf } from '../lookup/cacheOf.ts';
import { soundOf } from './soundOf.ts';
import { subdivisionNamesWithoutCode } from './subdivisionNamesWithoutCode.generated.ts';

/**
 * What a text names: a subdivision by its code or by a name, a region without a code of its own or a name in another
 * language or transcription, or nothing. `closest` is then the only subdivision that the text misspells by one typo.
 */
export type SubdivisionMatch =
  | { readonly by: 'code' | 'name'; readonly code: string; readonly name: string }
  | { readonly by: 'region' }
  | { readonly by: 'none'; readonly closest?: { readonly code: string; readonly name: string } };

/** Words for a kind of subdivision and articles, which people add to its name or omit; folded. */
const kinds: ReadonlySet<string> = /* @__PURE__ */ (() =>
  new Set(
    'state province provincia provincie region county co district department departamento departement governorate prefecture municipality emirate canton kanton oblast krai kray republic republica respublika estado wilaya city of the de do da du del der des la le las los les el al hal d l'.split(
      ' ',
    ),
  ))();

const bared = (folded: string): string => folded.replaceAll(' ', '');

/** Returns a name without accents, punctuation and the kind of subdivision: `lagos` for `Lagos State`. An umlaut may be `ae`, `oe` or `ue`. */
function keyOf(name: string): string {
  const plain = foldText(name);
  const telling = plain.split(' ').filter((word) => !kinds.has(word));
  return (telling.join('') || bared(plain)).replace(/(?<=[aou])e/g, '');
}

/**
 * Finds the subdivision of a country that `text` names. `table` is the one of the country, see
 * `loadSubdivisionsOf`. Undefined for a country that has no subdivisions. Letter case, accents, punctuation
 * and words such as “State” do not matter.
 *
 * @example
 * findSubdivision(table, 'NG', 'FCT') // { by: 'name', code: 'NG-FC', name: 'Abuja Federal Capital Territory' }
 * findSubdivision(table, 'NG', 'Lagoss') // { by: 'none', closest: { code: 'NG-LA', name: 'Lagos' } }
 */
export function findSubdivision(
  table: Readonly<Record<string, string>>,
  country: string,
  text: string,
): SubdivisionMatch | undefined {
  const lines = Object.hasOwn(table, country) ? table[country] : undefined;
  if (lines === undefined) return undefined;
  const typed = text.slice(0, 100);
  const plain = foldText(typed);
  const prefix = `${country.toLowerCase()} `;
  const { entries, codes, names, keys, sounds } = indexOf(lines);
  const found = ({ code, name }: Entry) => ({ code: `${country}-${code}`, name });
  const byCode = codes.get(bared(plain.startsWith(prefix) ? plain.slice(prefix.length) : plain));
  if (byCode) return { by: 'code', ...found(byCode) };
  // Names first: without their kind, Mexico City and Estado de México are the same.
  const byWholeName = names.get(bared(plain));
  if (byWholeName) return { by: 'name', ...found(byWholeName) };
  const key = keyOf(typed);
  const byName = keys.get(key);
  if (byName) return { by: 'name', ...found(byName) };
  if (isRegion(country, key)) return { by: 'region' };
  if (sounds.has(soundOf(key))) return { by: 'region' };
  const [one, ...more] = entries.filter(({ keys }) => keys.some((known) => isClose(known, key)));
  return one && more.length === 0 ? { by: 'none', closest: found(one) } : { by: 'none' };
}

interface Entry {
  readonly code: string;
  readonly name: string;
  /** All names, without accents and punctuation. */
  readonly names: readonly string[];
  readonly keys: readonly string[];
}

/** The subdivisions of one country, by their code, names and keys in lowercase, and how their names sound. */
interface Index {
  readonly entries: readonly Entry[];
  readonly codes: ReadonlyMap<string, Entry>;
  readonly names: ReadonlyMap<string, Entry>;
  readonly keys: ReadonlyMap<string, Entry>;
  readonly sounds: ReadonlySet<string>;
}

/** Returns the first entry of each text. */
function firstBy(
  entries: readonly Entry[],
  textsOf: (entry: Entry) => readonly string[],
): ReadonlyMap<string, Entry> {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    for (const text of textsOf(entry)) if (!first.has(text)) first.set(text, entry);
  }
  return first;
}

/** Returns the subdivisions of one country. Computes their keys once: two tables of every country fit. */
const indexOf = /* @__PURE__ */ cacheOf(300_000, (lines): Index => {
  const entries = lines.split(';').map(entryOf);
  return {
    entries,
    codes: firstBy(entries, ({ code }) => [code.toLowerCase()]),
    names: firstBy(entries, ({ names }) => names),
    keys: firstBy(entries, ({ keys }) => keys),
    sounds: new Set(entries.flatMap(({ keys }) => keys.map(soundOf))),
  };
});

function entryOf(line: string): Entry {
  const [code = '', name = '', ...others] = line.split('|');
  const names = [name, ...others];
  return { code, name, names: names.map((one) => foldText(one, '')), keys: names.map(keyOf) };
}

/** Returns whether two names differ by one slip. In short names a slip proves nothing. */
const isClose = (known: string, key: string): boolean =>
  Math.min(known.length, key.length) >= 5 && isOneEditApart(known, key);

const regions = new Map<string, ReadonlySet<string>>();

function isRegion(country: string, key: string): boolean {
  const known = regions.get(country);
  if (known) return known.has(key);
  const names = subdivisionNamesWithoutCode[country]?.split('|') ?? [];
  const keys = new Set(names.map(keyOf));
  regions.set(country, keys);
  return keys.has(key);
}
