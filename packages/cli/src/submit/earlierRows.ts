import { type Identity, type Known, markOf, next } from '@passmuster/client/submission';
import type { JournalContent } from './journalLines.ts';
import { bodyHash, hashOfName } from './rowNames.ts';

/** A row that was created, or may have been. */
export interface EarlierRow {
  /** The file it stood in; that of this run, if not given. */
  readonly file?: string | undefined;
  /** Where it stood when it was sent. */
  readonly row: number;
  /** When it was sent, ISO 8601 in UTC. */
  readonly at: string;
  /** Of what was created, if that is certain and the API named it. */
  readonly id?: string | undefined;
  readonly isCreated: boolean;
}

/** What the journals of other files know. */
export interface EarlierRows {
  /** Returns a row of another file that has the same body, or the same email, phone or account. */
  readonly find: (body: unknown, identity: Identity) => Promise<EarlierRow | undefined>;
}

/** The journal of another file. */
export interface OtherJournal extends Pick<JournalContent, 'header' | 'entries' | 'sent'> {
  readonly file: string;
}

type RowsByName = ReadonlyMap<string, EarlierRow>;

/** Returns the names under which a row is looked for: empty for one that certainly wasn't created. */
function namesOf(name: string, { kind, attempt, doubt }: Known): readonly string[] {
  const counts = kind === 'created' || kind === 'sending';
  if (!counts && !doubt) return [];
  return [hashOfName(name), ...(counts ? (attempt?.mark ?? []) : []), ...(doubt?.mark ?? [])];
}

/** Returns the rows of a journal that were created or may have been. `known` are names that the journal of this run knows itself. */
function rowsByName(
  { file, entries, sent }: OtherJournal,
  known: (name: string) => boolean,
): RowsByName {
  const states = new Map<string, Known>();
  for (const entry of entries) {
    states.set(entry.key, next(states.get(entry.key) ?? { kind: 'idle' }, entry));
  }
  const rows = new Map<string, EarlierRow>();
  for (const [key, { row, attempt }] of sent) {
    const state = states.get(key);
    if (!state || known(key)) continue;
    const isCreated = state.kind === 'created';
    const earlier = { ...{ file, row, isCreated }, at: attempt.at, id: state.id };
    for (const name of namesOf(key, state)) if (!rows.has(name)) rows.set(name, earlier);
  }
  return rows;
}

/** Returns the rows of other journals. A copy of the journal of this run adds only what that one doesn't know: its own word is newer. */
export function createEarlierRows(
  others: readonly OtherJournal[],
  own: Pick<JournalContent, 'sent'> & { readonly salt: string },
): EarlierRows {
  const journals = others.map((other) => {
    const { salt } = other.header;
    return { salt, rows: rowsByName(other, (name) => salt === own.salt && own.sent.has(name)) };
  });
  return {
    find: async (body, identity) => {
      for (const { salt, rows } of journals) {
        if (rows.size === 0) continue;
        for (const name of [bodyHash(salt, body), ...(await markOf(salt, identity))]) {
          const row = rows.get(name);
          if (row) return row;
        }
      }
      return undefined;
    },
  };
}
