import { createReadStream } from 'node:fs';
import { InputProblem } from './inputProblem.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file; check the path',
  EISDIR: 'this is a folder; name a file in it',
  EACCES: 'it may not be read; check its permissions',
  EPERM: 'it may not be read; check its permissions',
};

/** The bytes of a file, or of standard input for `-`, as they come. */
export async function* readBytes(
  file: string,
  stdin: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* file === '-' ? stdin : createReadStream(file, { highWaterMark: 1 << 16 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new InputProblem(`${file}: ${reasons[code] ?? `it cannot be read (${code})`}`, {
      cause: error,
    });
  }
}
