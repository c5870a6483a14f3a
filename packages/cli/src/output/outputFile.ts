import {
  closeSync,
  copyFileSync,
  ftruncateSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import type { Printable } from '@passmuster/findings';
import { CommandError, systemCode } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** An output that can't be written: stop writing to it. */
export class OutputError extends CommandError {
  override readonly name = 'OutputError';
}

/** Where a report goes: standard output or a file. */
export interface Output {
  readonly write: (text: Printable | Uint8Array) => Promise<void>;
}

/** The output of an earlier run that is continued: its first `length` bytes are kept. */
export interface Kept {
  readonly path: string;
  readonly length: number;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'its folder does not exist',
  EISDIR: 'this is a folder',
  EACCES: "it can't be written. Check its permissions",
  EROFS: 'the file system is read-only',
};

/** Returns the error of a file that can't be written: its name and why. */
export const outputError = (file: string, error: unknown): OutputError => {
  const code = systemCode(error);
  const reason = reasons[code] ?? `it can't be written (${code})`;
  return new OutputError(`${file}: ${reason}`, { cause: error });
};

const realPath = (file: string): string => {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
};

/** Returns the file that a run writes until it is complete. */
export const partialOf = (file: string): string => `${realPath(file)}.partial`;

/** Returns true for a device or a pipe, which has no content to keep. */
const isSpecial = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === false;

function openPartial(file: string, kept: Kept | undefined): number {
  const path = isSpecial(file) ? file : partialOf(file);
  if (kept === undefined)
    return openSync(path, 'w', statSync(file, { throwIfNoEntry: false })?.mode);
  if (kept.path !== path) copyFileSync(kept.path, path);
  const descriptor = openSync(path, 'a');
  ftruncateSync(descriptor, kept.length);
  return descriptor;
}

function writerOf(file: string, descriptor: number): Output['write'] {
  return async (text) => {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    } catch (error) {
      throw outputError(file, error);
    }
  };
}

/** What an output needs to know. */
export interface OutputOptions {
  /** The file to write; standard output, if not given or `-`. */
  readonly file: string | undefined;
  readonly kept?: Kept | undefined;
  /** Keep what was written of a failed run, for `--resume`. */
  readonly isResumable?: boolean;
}

/**
 * Calls `work` with an output. A file is written beside its name, as `FILE.partial`, and renamed when `work` is done: a
 * refused or failed run leaves an existing file as it was. Throws `OutputError` if it can't be written.
 */
export async function withOutput<Done>(
  { file, kept, isResumable = false }: OutputOptions,
  terminal: Terminal,
  work: (output: Output) => Promise<Done>,
): Promise<Done> {
  if (file === undefined || file === '-') return work({ write: terminal.out });
  let descriptor: number;
  try {
    descriptor = openPartial(file, kept);
  } catch (error) {
    throw outputError(file, error);
  }
  let isDone = false;
  try {
    const done = await work({ write: writerOf(file, descriptor) });
    isDone = true;
    return done;
  } finally {
    closeSync(descriptor);
    if (!isSpecial(file)) {
      if (isDone) renameSync(partialOf(file), realPath(file));
      else if (!isResumable) rmSync(partialOf(file), { force: true });
    }
  }
}
