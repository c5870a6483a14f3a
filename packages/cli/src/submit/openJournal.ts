import { createHmac } from 'node:crypto';
import { createHoldNames, type Journal } from '@passmuster/client/submission';
import { type AppliedAcceptance, formatPath } from '@passmuster/findings';
import { unreadableFile } from '../input/readBytes.ts';
import { OutputError, outputError } from '../output/outputFile.ts';
import { CommandError } from '../terminal/commandError.ts';
import { createEntryIndex } from './entryIndex.ts';
import { type JournalFile, openJournalFile } from './journalFile.ts';
import type { JournalHeader, SentLine } from './journalLines.ts';
import { type Lock, takeLock } from './journalLock.ts';
import { linkTarget } from './linkTarget.ts';

/** The journal of a file of rows, held by this process until it is closed. */
export interface FileJournal extends Journal {
  /** Where it is. */
  readonly path: string;
  /** True if an earlier run used another API key: of the same merchant, as far as is known. */
  readonly hasNewKey: boolean;
  /** Remembers the API key, once it is known to be of the same merchant. */
  readonly acceptKey: () => void;
  /** Ids that the API has assigned to rows of this journal. */
  readonly ids: ReadonlySet<string>;
  /** The last attempt of each row, by its name. */
  readonly sent: ReadonlyMap<string, SentLine>;
  /** The same journal, for the attempts of one row, sent with what somebody accepted. */
  readonly forRow: (row: number, accepted?: readonly AppliedAcceptance[]) => Journal;
  readonly close: () => void;
}

export interface OpenJournalOptions extends Omit<JournalHeader, 'salt'> {
  readonly apiKey: string;
  /** True if a person says that the original of this copy is no longer used. */
  readonly isAdopted: boolean;
  /** Seconds since the machine was started. */
  readonly uptime: () => number;
}

/** Returns the one path of a journal, under which it is locked, whatever link leads to it. */
function pathOf(journal: string): string {
  try {
    return linkTarget(journal);
  } catch (error) {
    throw unreadableFile(journal, error);
  }
}

function takeLockOf(path: string): Lock {
  try {
    return takeLock(path);
  } catch (error) {
    if (error instanceof CommandError)
      throw new CommandError(`${path}: ${error.message}`, { cause: error });
    throw outputError(`${path}.lock`, error);
  }
}

/**
 * Opens or creates the journal of a file. Throws `CommandError` if another run holds it, or if it is for something else: another
 * operation or API, or a copy whose original may have gone on.
 */
export function openJournal(journal: string, options: OpenJournalOptions): FileJournal {
  const path = pathOf(journal);
  const lock = takeLockOf(path);
  try {
    return readOpenJournal(path, options, lock);
  } catch (error) {
    lock.free();
    throw error;
  }
}

/** Returns the accepted warnings of a journal line; nothing if there are none. */
const acceptedIn = (accepted: readonly AppliedAcceptance[]): Pick<SentLine, 'accepted'> =>
  accepted.length === 0
    ? {}
    : {
        accepted: accepted.map(({ rule, path, by, reason, until }) => ({
          rule,
          ...(path && { path: formatPath(path) }),
          ...{ by, reason, until },
        })),
      };

/** Throws `OutputError` if the next row could be sent by another run too, or without being recorded where a later run looks. */
function requireHeld(path: string, file: JournalFile, lock: Lock): void {
  const lost = file.isInPlace() ? `${path}.lock` : path;
  if (lost === path || !lock.isOurs()) {
    throw new OutputError(
      `${lost}: it was moved, deleted or replaced during the run, which stopped before the next row. ${lost === path ? 'Put it back and run' : 'Run'} the command again`,
    );
  }
}

function readOpenJournal(
  path: string,
  { operation, api, apiKey, isAdopted, uptime }: OpenJournalOptions,
  lock: Lock,
): FileJournal {
  const file = openJournalFile(path, { operation, api });
  const { salt } = file.header;
  const key = createHmac('sha256', salt).update(apiKey).digest('base64url').slice(0, 12);
  const { opened } = file;
  if (opened && opened.file !== file.inode && !isAdopted) {
    file.close();
    throw new CommandError(
      `${path}: this is a copy of a journal. If the original is no longer used, add --adopt-journal`,
    );
  }
  const acceptKey = (): void => {
    if (opened?.file === file.inode && opened.apiKey === key) return;
    file.write({ type: 'opened', file: file.inode, apiKey: key });
  };
  if (opened === undefined) acceptKey();

  const index = createEntryIndex(file.entries);
  const sent = new Map(file.sent);
  const ids = new Set(file.entries.flatMap((entry) => ('id' in entry && entry.id) || []));
  const hold = createHoldNames();
  const forRow: FileJournal['forRow'] = (row, accepted = []) => ({
    salt,
    find: index.find,
    hold,
    append: async (entry) => {
      if (entry.type === 'sent') requireHeld(path, file, lock);
      const line =
        entry.type === 'sent'
          ? { ...entry, row, uptime: uptime(), ...acceptedIn(accepted) }
          : entry;
      file.write(line);
      index.add(entry);
      if ('row' in line)
        sent.set(entry.key, {
          ...line,
          attempt: { ...line.attempt, mark: [...line.attempt.mark] },
        });
      else if ('id' in entry && entry.id !== undefined) ids.add(entry.id);
    },
  });
  return {
    ...forRow(0),
    hasNewKey: opened !== undefined && opened.apiKey !== key,
    ...{ path, acceptKey, ids, sent, forRow },
    close: () => {
      file.close();
      lock.free();
    },
  };
}
