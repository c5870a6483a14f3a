import { copyFolders } from './copyFolders.ts';
import type { OtherJournal } from './earlierRows.ts';
import type { JournalPurpose } from './journalLines.ts';
import { otherJournals } from './otherJournals.ts';

/**
 * Returns all other journals that may know rows of a file. `named`: the journals that a person names, the own one first.
 *
 * @throws {CommandError} if one can't be read, if another run is writing one, or if one can't be found
 */
export async function journalsBeside(
  file: string,
  journal: string,
  named: readonly string[] | undefined,
  wanted: JournalPurpose,
): Promise<readonly OtherJournal[]> {
  const folders = await copyFolders(file, named !== undefined);
  return otherJournals({ file, journal, folders, named: named?.slice(1) }, wanted);
}
