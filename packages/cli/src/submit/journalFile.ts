import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { unreadableFile } from '../input/readBytes.ts';
import { type OutputError, outputError } from '../output/outputFile.ts';
import { CommandError } from '../terminal/commandError.ts';
import {
  headerLine,
  type JournalContent,
  type JournalHeader,
  type JournalPurpose,
  readLines,
} from './journalLines.ts';

/** Makes the name of a new file survive a loss of power. */
function syncFolder(path: string): void {
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** A journal on disk that is open for more lines. */
export interface JournalFile extends Omit<JournalContent, 'length'> {
  /** Number of the file on its disk. */
  readonly inode: string;
  /** Writes a line; when this returns, it survives a loss of power. Throws `OutputError` from the first failure on. */
  readonly write: (line: object) => void;
  /** Returns whether the journal is still where it was opened. */
  readonly isInPlace: () => boolean;
  readonly close: () => void;
}

/** Reads a journal and names the file in what is wrong with it. */
export function readJournal(path: string): JournalContent | undefined {
  try {
    return readLines(readFileSync(path));
  } catch (error) {
    if (error instanceof CommandError)
      throw new CommandError(`${path}: ${error.message}`, { cause: error });
    throw unreadableFile(path, error);
  }
}

/** Throws `CommandError` if a journal is for something else than `wanted`, with the way on. */
export function requirePurpose(
  path: string,
  { operation, api }: JournalHeader,
  wanted: JournalPurpose,
): void {
  if (operation !== wanted.operation) {
    throw new CommandError(
      `${path}: this journal is for ${operation}. Name another with --journal`,
    );
  }
  // One API may have several addresses, and only this journal knows what was sent to it.
  if (wanted.api !== undefined && api !== wanted.api) {
    throw new CommandError(
      `${path}: this journal is for ${api}. If that is the same API, pass that address as --base-url; for another one, name another journal with --journal`,
    );
  }
}

/**
 * Opens or creates a journal, readable by its owner only. One JSON line each, written and synced before the next
 * step. Throws `CommandError` if the journal is for something else than `wanted`.
 */
export function openJournalFile(path: string, wanted: Omit<JournalHeader, 'salt'>): JournalFile {
  let failure: OutputError | undefined;
  const guard = <Result>(work: () => Result): Result => {
    try {
      if (failure) throw failure;
      return work();
    } catch (error) {
      failure ??= outputError(path, error);
      throw failure;
    }
  };
  const descriptor = guard(() => openSync(path, 'a', 0o600));
  const write = (line: object): void =>
    guard(() => {
      const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
      let written = 0;
      while (written < bytes.length) written += writeSync(descriptor, bytes, written);
      fsyncSync(descriptor);
    });
  try {
    const { ino, nlink } = guard(() => fstatSync(descriptor, { bigint: true }));
    if (nlink > 1n) {
      throw new CommandError(
        `${path}: this journal has another name too, as a hard link: two runs could hold it. Delete one of the names`,
      );
    }
    const found = readJournal(path);
    if (found) requirePurpose(path, found.header, wanted);
    guard(() => ftruncateSync(descriptor, found?.length ?? 0));
    const header = found?.header ?? { ...wanted, salt: randomBytes(24).toString('base64url') };
    if (!found) {
      write(headerLine(header));
      guard(() => syncFolder(path));
    }
    return {
      ...{
        header,
        opened: found?.opened,
        entries: found?.entries ?? [],
        sent: found?.sent ?? new Map(),
      },
      inode: String(ino),
      isInPlace: () => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino === ino,
      write,
      close: () => closeSync(descriptor),
    };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}
