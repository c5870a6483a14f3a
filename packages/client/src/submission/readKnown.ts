import type { Journal, JournalEntry } from './journal.ts';
import type { Doubt, Known, Mark } from './known.ts';
import { doubtOf, matched, next } from './next.ts';

const fold = (entries: readonly JournalEntry[]): Known =>
  entries.reduce<Known>(next, { kind: 'idle' });

/** Returns what the submission of another key means for one with the same email or phone. */
function doubtAbout(key: string, known: Known): Doubt | undefined {
  const { kind, id } = known;
  const doubt = kind === 'sending' || kind === 'created' ? doubtOf(known) : known.doubt;
  return doubt && { ...doubt, key, id };
}

/** Returns what the journal says of `key`, compared with the attempts of all other keys that share its mark. */
export async function readKnown(journal: Journal, key: string, mark: Mark): Promise<Known> {
  const own = await journal.find([key]);
  const marks = [
    ...mark,
    ...own.flatMap((entry) => (entry.type === 'sent' ? entry.attempt.mark : [])),
  ];
  const keys = new Set((await journal.find(marks)).map((entry) => entry.key));
  keys.delete(key);
  let known = fold(own);
  for (const other of keys) {
    const doubt = doubtAbout(other, fold(await journal.find([other])));
    if (doubt?.mark.some((hash) => marks.includes(hash))) {
      known = matched(known, doubt);
    }
  }
  return known;
}
