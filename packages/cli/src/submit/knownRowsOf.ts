import { existsSync } from 'node:fs';
import { isStream } from '../input/readBytes.ts';
import { namedApi } from './connection.ts';
import { readJournal, requirePurpose } from './journalFile.ts';
import { journalsBeside } from './journalsBeside.ts';
import { createKnownRows, type LookUpRow } from './knownRows.ts';
import { journalPath } from './openJournalOf.ts';
import type { SubmitRun } from './submitRun.ts';
import { submitted } from './submittedKinds.ts';

/**
 * Returns a lookup of rows in the journals, before a run opens its own. Without the name of an API, journals for any count.
 *
 * @throws {CommandError} if a journal is damaged, or for something else
 */
export async function knownRowsOf({
  kind,
  file,
  options,
  terminal,
}: SubmitRun): Promise<LookUpRow> {
  const resend = new Set(options.resend);
  if (isStream(file) && options.journal === undefined) {
    return createKnownRows(kind, undefined, [], resend);
  }
  const wanted = { operation: submitted[kind].operation, api: namedApi(options, terminal) };
  const path = journalPath(file, options.journal);
  const own = existsSync(path) ? readJournal(path) : undefined;
  if (own) requirePurpose(path, own.header, wanted);
  const others = await journalsBeside(file, path, options.journal, wanted);
  return createKnownRows(kind, own, others, resend);
}
