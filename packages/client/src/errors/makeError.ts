import type { ClientError } from './clientError.ts';
import type { Thrown } from './describeThrown.ts';
import type { Issue } from './issue.ts';

const words: Readonly<Record<Thrown['kind'], string>> = {
  connection: 'The connection failed',
  timeout: 'No whole answer in time',
  aborted: 'The caller ended it',
  redirect: 'A redirect is not followed: it would take the key',
  too_large: 'The answer is too large',
  invalid_response: 'The answer is broken',
};

/** What is known of an attempt: its number, and what its answer said of itself if one came. */
export type Attempt = Pick<ClientError, 'operation' | 'attempts'> &
  Partial<Pick<ClientError, 'status' | 'requestId' | 'retryAfter'>>;

/** An error of which nothing is known yet. */
const blank = {
  status: undefined,
  requestId: undefined,
  retryAfter: undefined,
  code: undefined,
  reason: undefined,
  issues: [],
} as const;

/** Fills an error up with blanks, freezes it and keeps `raw` out of logs. */
export const seal = (
  facts: Attempt & Pick<ClientError, 'kind' | 'outcome' | 'message'> & Partial<ClientError>,
): ClientError =>
  Object.freeze(
    Object.defineProperty({ ...blank, ...facts } as ClientError, 'raw', { enumerable: false }),
  );

/** The error of a request that is not sent; its message tells the first issue. */
export const refuse = (
  operation: ClientError['operation'],
  issues: readonly Issue[],
  { path, message }: Issue,
): ClientError =>
  seal({
    kind: 'invalid_request',
    outcome: 'not_sent',
    operation,
    attempts: 0,
    message: `Not sent: ${issues.length} issue(s) (${path.join('.')}: ${message})`,
    issues,
  });

/** The error of an attempt that brought no whole answer. */
export const fail = (attempt: Attempt, thrown: Thrown): ClientError => {
  const { kind, outcome, reason } = thrown;
  const cause = reason ? ` (${reason})` : '';
  const effect =
    outcome === 'unknown' ? 'whether the API acted on it is unknown' : 'nothing was sent';
  return seal({ ...attempt, ...thrown, message: `${words[kind]}${cause}; ${effect}` });
};
