import type { Client } from '@passmuster/client';
import type { Clocks } from './isOver.ts';
import { lookUpWallets } from './lookUpWallets.ts';
import { type FileRow, findLostRows, type LostSubmission } from './lostRows.ts';
import type { LookUpResult } from './matchWallets.ts';
import type { FileJournal } from './openJournal.ts';
import type { SubmittedKind } from './submittedKinds.ts';

/** A row whose answer was lost, and what became of it. */
export interface Reconciled {
  readonly row: number;
  /** When the first of its lost attempts was sent, ISO 8601 in UTC. */
  readonly since: string;
  readonly result: LookUpResult;
}

export interface ReconcileOptions extends Clocks {
  readonly kind: SubmittedKind;
  readonly client: Client;
  readonly journal: FileJournal;
  /** Rows that a person has found to exist. */
  readonly exists: ReadonlySet<number>;
  /** Rows that a person has found not to exist. */
  readonly absent: ReadonlySet<number>;
}

const unlisted: LookUpResult = { kind: 'cannot be known', why: 'the API has no list of them' };

/** Returns the rows that have a number of their own. */
function withOwnNumber(
  rows: readonly LostSubmission[],
  inFile: readonly LostSubmission[],
): readonly LostSubmission[] {
  const numbers = [...inFile, ...rows].map(({ row }) => row);
  return rows.filter(({ row }) => numbers.indexOf(row) === numbers.lastIndexOf(row));
}

/**
 * Finds out what became of the rows whose answer was lost, by a complete list or a person's word, and records it. Returns
 * those rows. `elsewhere` has the numbers of rows that were changed in the file or removed from it, and that nobody has decided.
 */
export async function reconcileRows(
  bodies: AsyncIterable<FileRow>,
  { kind, client, journal, exists, absent, now, uptime }: ReconcileOptions,
): Promise<{ readonly rows: readonly Reconciled[]; readonly elsewhere: readonly number[] }> {
  const { inFile, elsewhere } = await findLostRows(bodies, journal, now);
  const givenOf = (row: number): LookUpResult | undefined => {
    if (exists.has(row)) return { kind: 'exists' };
    return absent.has(row) ? { kind: 'absent' } : undefined;
  };
  const asked = inFile.filter(({ row }) => kind === 'wallet' && !givenOf(row));
  const found = await lookUpWallets(asked, client, journal, { now, uptime });
  const rows: Reconciled[] = [];
  const given = withOwnNumber(elsewhere, inFile).filter(({ row }) => givenOf(row));
  for (const { row, since, submission } of [...inFile, ...given]) {
    const result = givenOf(row) ?? found.get(row) ?? unlisted;
    if (result.kind === 'absent') await submission.settle('not-created');
    else if (result.kind === 'exists') await submission.settle({ id: result.id });
    rows.push({ row, since, result });
  }
  const open = elsewhere.filter((one) => !given.includes(one));
  return { rows, elsewhere: open.map(({ row }) => row) };
}
