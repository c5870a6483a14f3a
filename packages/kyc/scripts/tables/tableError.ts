/** A mistake in a table that the person who edited it corrects. The generator prints its message without a stack trace. */
export class TableError extends Error {
  override readonly name = 'TableError';
}
