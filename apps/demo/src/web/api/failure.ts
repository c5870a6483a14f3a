import type { ClientError } from '@passmuster/client';

/** Why a call failed, as the client says it or a control of the sandbox. */
export interface CallError
  extends Partial<Pick<ClientError, 'status' | 'code' | 'retryAfter' | 'issues'>> {
  readonly kind: ClientError['kind'] | 'offline' | 'not_recorded' | 'file_reading' | 'file_lost';
  /** Whether the API may have acted on it. */
  readonly outcome: ClientError['outcome'];
  /** For Details, such as `listWallets`. */
  readonly operation: string;
  /** What the API said, for developers. */
  readonly message: string;
}

/** The status with which the page’s own server says that it couldn’t reach the API: nothing was sent. */
export const notReached = 424;

/** Returns whether the API said which fields it refused. */
export const namesField = ({ issues = [], code = '' }: CallError): boolean =>
  issues.length > 0 || code.startsWith('DUPLICATE_');

export type Answer<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: CallError };

/** A failed call, and when it failed in milliseconds since 1970. */
export type Failure = CallError & { readonly at: number };

export const failedNow = (error: CallError): Failure => ({ ...error, at: Date.now() });
