import { isEntry } from './isEntry.ts';
import type { Journal, JournalEntry } from './journal.ts';
import type { Doubt, Known, Mark } from './known.ts';
import { sharedFields } from './markOf.ts';
import { doubtOf, matched, next } from './next.ts';

/**
 * Returns the entries that a journal finds.
 *
 * @throws {TypeError} if they are not entries of this version: what is known would be less than what was sent
 */
async function find(journal: Journal, names: readonly string[]): Promise<readonly JournalEntry[]> {
  const entries: unknown = await journal.find(names);
  if (!Array.isArray(entries)) throw new TypeError('A journal must find a list of entries');
  for (const entry of entries)
    if (!isEntry(entry)) throw new TypeError('The journal holds an entry that cannot be read');
  return entries;
}

const fold = (entries: readonly JournalEntry[]): Known =>
  entries.reduce<Known>(next, { kind: 'idle' });

/** Returns the doubt that the submission of another key raises for one with the same email or phone. */
function doubtAbout(key: string, known: Known): Doubt | undefined {
  const { kind, id } = known;
  const doubt = kind === 'sending' || kind === 'created' ? doubtOf(known) : known.doubt;
  return doubt && { ...doubt, key, id };
}

/** Returns the state of `key` in the journal, compared with the attempts of all other keys that share its mark. */
export async function readKnown(journal: Journal, key: string, mark: Mark): Promise<Known> {
  const own = await find(journal, [key]);
  let known = fold(own);
  // What was refused before it had this mark is not about what is submitted now.
  const before = known.doubt ?? (mark[0] ? undefined : known.attempt);
  const marks = [...mark, ...(before?.mark ?? [])];
  const keys = new Set((await find(journal, marks)).map((entry) => entry.key));
  keys.delete(key);
  const entries = keys.size === 0 ? [] : await find(journal, [...keys]);
  for (const other of keys) {
    const doubt = doubtAbout(other, fold(entries.filter((entry) => entry.key === other)));
    if (doubt?.mark.some((hash) => marks.includes(hash))) {
      known = matched(known, doubt);
    }
  }
  const { doubt } = known;
  if (doubt?.key === undefined) return known;
  return { ...known, doubt: { ...doubt, fields: sharedFields(doubt.mark, marks) } };
}
