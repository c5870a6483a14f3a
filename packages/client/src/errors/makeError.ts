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

/** An error of which nothing is known yet. */
const blank = {
  status: undefined,
  requestId: undefined,
  retryAfter: undefined,
  code: undefined,
  reason: undefined,
  issues: [],
  raw: undefined,
} as const;

/** What must be known of every error. */
type Facts = Pick<ClientError, 'kind' | 'outcome' | 'operation' | 'attempts' | 'message'> &
  Partial<ClientError>;

/** Fills an error up with blanks, freezes it and keeps `raw` out of logs. */
export const seal = (facts: Facts): ClientError =>
  Object.freeze(
    Object.defineProperty({ ...blank, ...facts } as ClientError, 'raw', { enumerable: false }),
  );

/** The error of a request that is not sent. */
export const refuse = (
  operation: ClientError['operation'],
  issues: readonly Issue[],
): ClientError => {
  const first = issues[0];
  const detail = first ? ` (${first.path.join('.')}: ${first.message})` : '';
  const message = `Not sent: ${issues.length} issue(s)${detail}`;
  return seal({
    kind: 'invalid_request',
    outcome: 'not_sent',
    operation,
    attempts: 0,
    message,
    issues,
  });
};

/** The error of an attempt that brought no whole answer. */
export const fail = (
  operation: ClientError['operation'],
  attempts: number,
  thrown: Thrown,
  seen?: Pick<ClientError, 'status' | 'requestId' | 'retryAfter'>,
): ClientError => {
  const { kind, outcome, reason } = thrown;
  const cause = reason ? ` (${reason})` : '';
  const effect =
    outcome === 'unknown' ? 'whether the API acted on it is unknown' : 'nothing was sent';
  const message = `${words[kind]}${cause}; ${effect}`;
  return seal({ ...seen, ...thrown, operation, attempts, message });
};
