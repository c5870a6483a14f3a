import { createSubmission, type Submission } from '@passmuster/client/submission';
import type { FileJournal } from './openJournal.ts';
import { rowNames } from './rowNames.ts';

/** A row of the file. */
export interface FileRow {
  readonly row: number;
  readonly body: unknown;
}

/** A row that may have been created, as it was sent: its answer was lost. */
export interface LostSubmission {
  /** In the file; of a row that changed there or left it, where it stood when it was sent. */
  readonly row: number;
  /** When the first of its lost attempts was sent, ISO 8601 in UTC. */
  readonly since: string;
  readonly submission: Submission<string, Record<string, never>>;
}

/** A row of the file that may have been created. */
export interface LostRow extends LostSubmission {
  readonly name: string;
  readonly body: unknown;
}

export interface LostRows {
  readonly inFile: readonly LostRow[];
  /** Those that changed in the file or left it. */
  readonly elsewhere: readonly LostSubmission[];
}

/** Reads what the journal says of a row. */
export async function openRow(
  name: string,
  row: number,
  journal: FileJournal,
  now: () => Date,
): Promise<LostRow['submission']> {
  const submission: LostRow['submission'] = createSubmission({
    ...{ key: name, journal: journal.forRow(row), now },
    send: () => Promise.reject(new Error('nothing is sent here')),
  });
  await submission.refresh();
  return submission;
}

/** Returns rows whose outcome is unknown and whose name isn't in the file. */
export async function findLostElsewhere(
  names: ReadonlySet<string>,
  journal: FileJournal,
  now: () => Date,
): Promise<readonly LostSubmission[]> {
  const rows: LostSubmission[] = [];
  for (const [name, { row }] of journal.sent) {
    if (names.has(name)) continue;
    const submission = await openRow(name, row, journal, now);
    const { kind, doubt } = submission.state;
    if (doubt && kind !== 'created') rows.push({ row, since: doubt.since, submission });
  }
  return rows;
}

/** Finds the rows whose outcome is unknown, in the file and in the journal. */
export async function findLostRows(
  bodies: AsyncIterable<FileRow>,
  journal: FileJournal,
  now: () => Date,
): Promise<LostRows> {
  const nameOf = rowNames(journal.salt);
  const names = new Set<string>();
  const inFile: LostRow[] = [];
  for await (const { row, body } of bodies) {
    const name = nameOf(body);
    names.add(name);
    if (!journal.sent.has(name)) continue;
    const submission = await openRow(name, row, journal, now);
    const { kind, doubt } = submission.state;
    if (doubt && kind !== 'created')
      inFile.push({ row, name, body, since: doubt.since, submission });
  }
  return { inFile, elsewhere: await findLostElsewhere(names, journal, now) };
}
