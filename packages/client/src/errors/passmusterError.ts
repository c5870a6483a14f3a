import type { ClientError } from './clientError.ts';

/**
 * An error of the client as an exception. Thrown by `unwrap` and `paginateWallets` only. What a log prints of it names the
 * operation, the status and the code, not the words of the API, which may repeat an email: these are `error.message`.
 */
export class PassmusterError extends Error {
  override readonly name = 'PassmusterError';
  /** The error as the operation returned it. Not enumerable, so it stays out of logs. */
  declare readonly error: ClientError;

  constructor(error: ClientError) {
    const { operation, kind, status, code, message } = error;
    const said = kind === 'api' ? [status, code].filter(Boolean).join(' ') : message;
    super(`${operation}: ${said}`);
    Object.defineProperty(this, 'error', { value: error });
  }
}
