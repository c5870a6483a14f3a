import { createSubmission, type Known, type Submission } from '@passmuster/client/submission';
import type { FileJournal } from './openJournal.ts';
import type { ReviewedBody } from './readBodies.ts';
import { rowNames } from './rowNames.ts';

/** A row that may have been created: its answer was lost. */
export interface LostRow {
  readonly row: number;
  readonly name: string;
  readonly body: unknown;
  /** When the first of its lost attempts was sent, ISO 8601 in UTC. */
  readonly since: string;
  readonly submission: Submission<string, Record<string, never>>;
}

export interface LostRows {
  readonly inFile: readonly LostRow[];
  /** Rows by the number they had when they were sent; the file has changed since. */
  readonly elsewhere: readonly number[];
}

/** Finds the rows whose outcome is unknown, in the file and in the journal. */
export async function findLostRows(
  bodies: AsyncIterable<ReviewedBody>,
  journal: FileJournal,
  now: () => Date,
): Promise<LostRows> {
  const open = async (name: string, row: number) => {
    const submission: LostRow['submission'] = createSubmission({
      ...{ key: name, journal: journal.forRow(row), now },
      send: () => Promise.reject(new Error('nothing is sent here')),
    });
    await submission.refresh();
    return submission;
  };
  const isLost = ({ kind, doubt }: Known): boolean => doubt !== undefined && kind !== 'created';
  const nameOf = rowNames(journal.salt);
  const names = new Set<string>();
  const inFile: LostRow[] = [];
  for await (const { row, body } of bodies) {
    const name = nameOf(body);
    names.add(name);
    if (!journal.sent.has(name)) continue;
    const submission = await open(name, row);
    const { doubt } = submission.state;
    if (doubt && isLost(submission.state))
      inFile.push({ row, name, body, since: doubt.since, submission });
  }
  const elsewhere: number[] = [];
  for (const [name, { row }] of journal.sent) {
    if (names.has(name)) continue;
    if (isLost((await open(name, row)).state)) elsewhere.push(row);
  }
  return { inFile, elsewhere };
}
