import type { ClientError } from './clientError.ts';

/** An error of the client as an exception. Thrown by `unwrap` and `paginateWallets` only. */
export class PassmusterError extends Error {
  override readonly name = 'PassmusterError';
  /** The error as the operation returned it. */
  readonly error: ClientError;

  constructor(error: ClientError) {
    const { operation, status, code, message } = error;
    // The message of a transport error names its status.
    super(
      code === undefined
        ? `${operation}: ${message}`
        : `${operation}: ${status} ${code}: ${message}`,
    );
    this.error = error;
  }
}
