import type { Client } from '@passmuster/client';
import type { Clocks } from './isOver.ts';
import { lookUpWallets } from './lookUpWallets.ts';
import { type FileRow, findLostRows } from './lostRows.ts';
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
}

const unlisted: LookUpResult = { kind: 'cannot be known', why: 'the API has no list of them' };

/** Finds out what became of the rows whose answer was lost, and records it. Returns each, and those not in the file. */
export async function reconcileRows(
  bodies: AsyncIterable<FileRow>,
  { kind, client, journal, exists, now, uptime }: ReconcileOptions,
): Promise<{ readonly rows: readonly Reconciled[]; readonly elsewhere: readonly number[] }> {
  const { inFile, elsewhere } = await findLostRows(bodies, journal, now);
  const asked = inFile.filter(({ row }) => kind === 'wallet' && !exists.has(row));
  const found = await lookUpWallets(asked, client, journal, { now, uptime });
  const rows: Reconciled[] = [];
  for (const { row, since, submission } of inFile) {
    const result: LookUpResult = exists.has(row)
      ? { kind: 'exists' }
      : (found.get(row) ?? unlisted);
    if (result.kind === 'absent') await submission.settle('not-created');
    else if (result.kind === 'exists') await submission.settle({ id: result.id });
    rows.push({ row, since, result });
  }
  return { rows, elsewhere };
}
