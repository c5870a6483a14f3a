/**
 * A command that can't be carried out. Its message is one line: what, where, what to do; never the content of
 * the input. `run` prints it and exits with 2.
 */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** The reader of standard output has closed it, as `head` does: stop, quietly. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed';
}

/** Returns the code of a Node.js system error, such as `ENOENT`; an empty string for anything else. */
export const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
