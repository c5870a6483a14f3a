import type { ClientError } from './clientError.ts';

/** An error of the client as an exception: thrown by `unwrap` and `paginateWallets` only. */
export class PassmusterError extends Error {
  override readonly name = 'PassmusterError';
  /** The error as the operation returned it. */
  readonly error: ClientError;

  constructor(error: ClientError) {
    super(`${error.operation}: ${error.message}`);
    this.error = error;
  }
}
