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
import { dirname, join, resolve } from 'node:path';
import { isStream, unreadableFile } from '../input/readBytes.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { OtherJournal } from './earlierRows.ts';
import { readJournal } from './journalFile.ts';
import { isForOther, isJournal, type JournalPurpose } from './journalLines.ts';
import { runningWith } from './journalLock.ts';
import { linkTarget } from './linkTarget.ts';

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
function mayBeFor(path: string, wanted: JournalPurpose): boolean {
  try {
    return isJournal(startOf(path)) && !isForOther(readFileSync(path), wanted);
  } catch (error) {
    if (path.endsWith(suffix)) throw unreadableFile(path, error);
    return false;
  }
}

/** Throws `CommandError` if another run sends rows of a file in the same folder: neither would see what the other sends. */
function refuseRunning(path: string, wanted: JournalPurpose): void {
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

/** Where journals are looked for. */
export interface JournalPlaces {
  /** The file of this run, and its journal. */
  readonly file: string;
  readonly journal: string;
  /** Other folders. */
  readonly folders?: readonly string[] | undefined;
  /** Journals that a person names. */
  readonly named?: readonly string[] | undefined;
}

/**
 * Returns the other journals for the same operation and API: in the folder of the file, in that of its journal and in others, and those
 * that a person names.
 *
 * @throws {CommandError} if one of them can't be read, or another run is writing one
 */
export function otherJournals(
  { file, journal, folders: more = [], named = [] }: JournalPlaces,
  wanted: JournalPurpose,
): readonly OtherJournal[] {
  const own = statsOf(journal);
  const isOwn = ({ dev, ino }: Stats): boolean => own?.dev === dev && own.ino === ino;
  const found = new Map<string, OtherJournal>();
  const add = (path: string, stats: Stats): void => {
    if (isOwn(stats)) return;
    const content = readJournal(path);
    if (content) found.set(`${stats.dev} ${stats.ino}`, { ...content, file: fileOf(path) });
  };
  const ofFile = isStream(file) ? [] : [dirname(linkTarget(file))];
  const folders = [dirname(journal), ...ofFile, ...more];
  // Shown as they are named, and read once.
  const isFirst = (folder: string, at: number): boolean =>
    folders.findIndex((other) => resolve(other) === resolve(folder)) === at;
  for (const folder of folders.filter(isFirst)) {
    for (const path of namesIn(folder).map((name) => join(folder, name))) {
      const isLock = path.endsWith(`${suffix}.lock`);
      if (isLock && resolve(path) !== resolve(`${journal}.lock`)) {
        refuseRunning(path.slice(0, -'.lock'.length), wanted);
      }
      const stats = statsOf(path);
      if (stats?.isFile() && mayBeFor(path, wanted)) add(path, stats);
    }
  }
  for (const path of named) add(path, namedJournal(path, wanted));
  return [...found.values()];
}

/** Throws `CommandError` for a journal that a person names and that is not there, or is for something else. */
function namedJournal(path: string, wanted: JournalPurpose): Stats {
  const stats = statsOf(path);
  if (!stats?.isFile()) throw new CommandError(`${path}: no such journal. Check the path`);
  if (isForOther(readFileSync(path), wanted)) {
    throw new CommandError(`${path}: this journal is for another operation or API`);
  }
  return stats;
}

/**
 * Returns the journal of another name of a file in the same folder, of which this one is a hard link; undefined if the file has one
 * name.
 *
 * @throws {CommandError} if its other name is in another folder, where nobody finds it
 */
export function journalOfHardLink(file: string): string | undefined {
  const own = statsOf(file);
  if (!own || own.nlink < 2 || existsSync(`${file}${suffix}`)) return undefined;
  const folder = dirname(file);
  const links = namesIn(folder).filter((name) => {
    const stats = statsOf(join(folder, name));
    return stats?.ino === own.ino && stats.dev === own.dev;
  });
  const other = links.find((name) => existsSync(join(folder, `${name}${suffix}`)));
  if (other !== undefined) return join(folder, `${other}${suffix}`);
  if (links.length >= own.nlink) return undefined;
  throw new CommandError(
    `${file}: this file has another name in another folder, as a hard link, and may have been submitted by that name. Name its journal with --journal`,
  );
}
