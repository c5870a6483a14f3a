import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isStream, unreadableFile } from '../input/readBytes.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { OtherJournal } from './earlierRows.ts';
import { readJournal } from './journalFile.ts';
import { isForOther, isJournal, type JournalHeader } from './journalLines.ts';
import { runningWith } from './journalLock.ts';
import { linkTarget } from './linkTarget.ts';

type Purpose = Omit<JournalHeader, 'salt'>;

const suffix = '.journal';

const statsOf = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A link that leads back to itself, or a folder that can't be entered.
    return undefined;
  }
};

/** Returns the first bytes of a file as text. */
function startOf(path: string): string {
  const descriptor = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(64);
    return bytes.toString('latin1', 0, readSync(descriptor, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** Returns whether a file is a journal for `wanted`, or may be one: it can't be read although it is named like one. */
function mayBeFor(path: string, wanted: Purpose): boolean {
  try {
    return isJournal(startOf(path)) && !isForOther(readFileSync(path), wanted);
  } catch (error) {
    if (path.endsWith(suffix)) throw unreadableFile(path, error);
    return false;
  }
}

/** Throws `CommandError` if another run sends rows of a file in the same folder: neither would see what the other sends. */
function refuseRunning(path: string, wanted: Purpose): void {
  const isOther = statsOf(path)?.isFile() && startOf(path) !== '' && !mayBeFor(path, wanted);
  const running = isOther ? undefined : runningWith(path);
  if (running === undefined) return;
  throw new CommandError(
    `${path}: another run submits from this folder, perhaps the same rows (${running})`,
  );
}

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    throw unreadableFile(folder, error);
  }
};

/** Returns the file that a journal belongs to; the journal, if that isn't known. */
const fileOf = (path: string): string => {
  const file = path.slice(0, -suffix.length);
  return path.endsWith(suffix) && existsSync(file) ? file : path;
};

/**
 * Returns the other journals for the same operation and API, in the folder of the file and in that of its journal.
 *
 * @throws {CommandError} if one of them can't be read, or another run is writing one
 */
export function otherJournals(
  file: string,
  journal: string,
  wanted: Purpose,
): readonly OtherJournal[] {
  const own = statsOf(journal);
  const isOwn = ({ dev, ino }: Stats): boolean => own?.dev === dev && own.ino === ino;
  const found = new Map<string, OtherJournal>();
  const folders = [dirname(journal), ...(isStream(file) ? [] : [dirname(linkTarget(file))])];
  for (const folder of new Set(folders)) {
    for (const name of namesIn(folder)) {
      const path = join(folder, name);
      if (name.endsWith(`${suffix}.lock`) && path !== `${journal}.lock`) {
        refuseRunning(path.slice(0, -'.lock'.length), wanted);
      }
      const stats = statsOf(path);
      if (!stats?.isFile() || isOwn(stats) || !mayBeFor(path, wanted)) continue;
      const content = readJournal(path);
      if (content) found.set(`${stats.dev} ${stats.ino}`, { ...content, file: fileOf(path) });
    }
  }
  return [...found.values()];
}

/** Returns the journal of another name of a file in the same folder, of which this one is a hard link; undefined if it has none. */
export function journalOfHardLink(file: string): string | undefined {
  const own = statsOf(file);
  if (!own || own.nlink < 2 || existsSync(`${file}${suffix}`)) return undefined;
  const folder = dirname(file);
  const other = namesIn(folder).find((name) => {
    if (name === basename(file) || !existsSync(join(folder, `${name}${suffix}`))) return false;
    const stats = statsOf(join(folder, name));
    return stats?.ino === own.ino && stats.dev === own.dev;
  });
  return other === undefined ? undefined : join(folder, `${other}${suffix}`);
}
