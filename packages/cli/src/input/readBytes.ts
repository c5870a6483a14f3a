import { constants, createReadStream, openSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { CommandError, systemCode } from '../terminal/commandError.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file. Check the path',
  EISDIR: 'this is a folder. Name a file in it',
  EACCES: "it can't be read. Check its permissions",
  EPERM: "it can't be read. Check its permissions",
};

/** Returns the error for a file that can't be read. */
export function unreadableFile(file: string, error: unknown): CommandError {
  const reason = reasons[systemCode(error)] ?? `it can't be read (${systemCode(error)})`;
  return new CommandError(`${file}: ${reason}`, { cause: error });
}

/** Bytes read at a time: what threads hold of a file, and of what they found in it, is a multiple of this. */
const pieceLength = 1 << 14;

/**
 * Returns the bytes of a file. A named pipe is opened without waiting for a writer, in which a signal couldn't end the
 * process: the operating system says when there is something to read.
 */
function openStream(file: string): AsyncIterable<Uint8Array> {
  const isPipe = statSync(file, { throwIfNoEntry: false })?.isFIFO() ?? false;
  if (!isPipe) return createReadStream(file, { highWaterMark: pieceLength });
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  return new Socket({ fd: descriptor, readable: true, writable: false });
}

/** Returns the bytes of a file, or of standard input for `-`, as they come. */
export async function* readBytes(
  file: string,
  stdin: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* file === '-' ? stdin : openStream(file);
  } catch (error) {
    throw unreadableFile(file, error);
  }
}

/** Returns whether a file can be read once only: standard input, a pipe or a device. */
export function isStream(file: string): boolean {
  if (file === '-') return true;
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

/** Returns the size of a regular file in bytes; undefined for standard input, a pipe or a device. */
export function sizeOf(file: string): number | undefined {
  if (file === '-') return undefined;
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : undefined;
}
