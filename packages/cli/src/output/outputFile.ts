import { closeSync, ftruncateSync, openSync, realpathSync, writeSync } from 'node:fs';
import type { Printable } from '@passmuster/findings';
import { CommandError, systemCode } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** An output that can't be written: there is no use in writing more to it. */
export class OutputError extends CommandError {}

/** Where a report goes: standard output or a file. */
export interface Output {
  readonly write: (text: Printable | Uint8Array) => Promise<void>;
  readonly close: () => void;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'its folder does not exist',
  EISDIR: 'this is a folder',
  EACCES: "it can't be written. Check its permissions",
  EROFS: 'the file system is read-only',
};

const problem = (file: string, error: unknown): OutputError => {
  const code = systemCode(error);
  const reason = reasons[code] ?? `it can't be written (${code})`;
  return new OutputError(`${file}: ${reason}`, { cause: error });
};

const samePath = (one: string, other: string): boolean => {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
};

/**
 * Opens `file` for writing, or standard output where none is named, and keeps its first `keep` bytes. Never overwrites
 * one of `inputs`.
 */
export function openOutput(
  file: string | undefined,
  inputs: readonly string[],
  terminal: Terminal,
  keep = 0,
): Output {
  if (file === undefined || file === '-') return { write: terminal.out, close: () => undefined };
  if (inputs.some((input) => input !== '-' && samePath(input, file))) {
    throw new CommandError(`${file}: --output names the file to check. Name another`);
  }
  try {
    const descriptor = openSync(file, keep > 0 ? 'a' : 'w');
    if (keep > 0) ftruncateSync(descriptor, keep);
    return {
      write: async (text) => {
        const bytes = typeof text === 'string' ? Buffer.from(text) : text;
        let written = 0;
        try {
          while (written < bytes.length) written += writeSync(descriptor, bytes, written);
        } catch (error) {
          throw problem(file, error);
        }
      },
      close: () => closeSync(descriptor),
    };
  } catch (error) {
    throw problem(file, error);
  }
}
