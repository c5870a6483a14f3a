import { type Known, markOf, next } from '@passmuster/client/submission';
import { createEarlierRows, type EarlierRow, type OtherJournal } from './earlierRows.ts';
import type { JournalContent } from './journalLines.ts';
import type { ReviewedBody } from './readBodies.ts';
import { rowNames } from './rowNames.ts';
import { settledBefore } from './settledBefore.ts';
import { identityOf, type SubmittedKind } from './submittedKinds.ts';

/** What the journals know of a row before anything is sent. */
export type KnownRow =
  /** An earlier run has sent it. */
  | { readonly kind: 'sent' }
  /** An earlier run may have created it. */
  | { readonly kind: 'unknown' }
  /** Another row with the same email, phone or account, or the same row of another file. */
  | { readonly kind: 'held'; readonly earlier: EarlierRow };

/** Returns the record of the next row of the file; undefined if it may be sent. A row that is not to be sent doesn't block others. */
export type LookUpRow = (
  row: Pick<ReviewedBody, 'row' | 'body'>,
  isToSend: boolean,
) => Promise<KnownRow | undefined>;

const statesOf = ({ entries }: Pick<JournalContent, 'entries'>): ReadonlyMap<string, Known> => {
  const states = new Map<string, Known>();
  for (const entry of entries) {
    states.set(entry.key, next(states.get(entry.key) ?? { kind: 'idle' }, entry));
  }
  return states;
};

/**
 * Returns a function that says of the rows of a file, in their order, what journals know of them, as `RowSender` will find when it
 * sends them. `own`: the journal of the file, if there is one. Rows of `resend` are known to nobody.
 */
export function createKnownRows(
  kind: SubmittedKind,
  own: JournalContent | undefined,
  others: readonly OtherJournal[],
  resend: ReadonlySet<number>,
): LookUpRow {
  // Without a journal, the marks are only compared with each other.
  const salt = own?.header.salt ?? 'no journal';
  const nameOf = rowNames(salt);
  const states = own ? statesOf(own) : new Map<string, Known>();
  const earlier = createEarlierRows(others, { salt, sent: own?.sent ?? new Map() });
  /** Rows by their marks: of the journal, then those of the file that are to be sent. */
  const byMark = new Map<string, EarlierRow>();
  for (const [name, { kind: state, attempt, doubt, id }] of states) {
    const row = own?.sent.get(name)?.row ?? 0;
    const isCreated = state === 'created';
    const marks = isCreated || state === 'sending' ? (attempt?.mark ?? []) : [];
    for (const mark of [...marks, ...(doubt?.mark ?? [])]) {
      byMark.set(mark, { row, at: attempt?.at ?? doubt?.since ?? '', id, isCreated });
    }
  }
  const heldBy = async (row: number, body: unknown): Promise<EarlierRow | undefined> => {
    const identity = identityOf(kind, body);
    const other = await earlier.find(body, identity);
    if (other) return other;
    const marks = await markOf(salt, identity);
    const same = marks.map((mark) => byMark.get(mark)).find((one) => one !== undefined);
    if (same) return same;
    for (const mark of marks) byMark.set(mark, { row, at: '', isCreated: false });
    return undefined;
  };
  return async ({ row, body }, isToSend) => {
    const state = states.get(nameOf(body)) ?? { kind: 'idle' };
    const before = settledBefore(state);
    if (before === 'earlier') return { kind: 'sent' };
    if (resend.has(row)) return undefined;
    if (before !== undefined || state.kind === 'sending') return { kind: 'unknown' };
    const held = isToSend ? await heldBy(row, body) : undefined;
    return held && { kind: 'held', earlier: held };
  };
}
