/** Thrown if the data file cannot be used. The message is one line for the person who started the sandbox. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';
  readonly file: string;
  constructor(file: string, options?: ErrorOptions) {
    const cause = options?.cause;
    const reason = cause instanceof Error ? cause.message : 'unknown reason';
    super(
      `The data file ${file} cannot be used: ${reason}. Move it away or restore a copy.`,
      options,
    );
    this.file = file;
  }
}
