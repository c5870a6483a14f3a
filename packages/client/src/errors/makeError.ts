import type { ClientError } from './clientError.ts';
import type { Thrown } from './describeThrown.ts';
import type { Issue } from './issue.ts';

const words: Readonly<Record<Thrown['kind'], string>> = {
  connection: 'The connection failed',
  timeout: 'No complete answer came in time',
  aborted: 'The caller ended the request',
  redirect: 'The API answered with a redirect; following it would take the key to another address',
  too_large: 'The answer is larger than the client reads',
  invalid_response: 'The answer is broken',
};

/** Freezes an error and keeps `raw` out of logs. */
export const seal = (error: ClientError): ClientError =>
  Object.freeze(Object.defineProperty(error, 'raw', { enumerable: false }));

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

/** The error of a request that does not keep to its schema. */
export const refuse = (
  operation: ClientError['operation'],
  issues: readonly Issue[],
): ClientError => {
  const first = issues[0];
  const detail = first ? ` (${first.path.join('.')}: ${first.message})` : '';
  const message = `Not sent: the request has ${issues.length} issue(s)${detail}`;
  return seal({
    ...blank,
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
  seen: Pick<ClientError, 'status' | 'requestId' | 'retryAfter'> = blank,
): ClientError => {
  const { kind, outcome, reason } = thrown;
  const cause = reason === undefined ? '' : ` (${reason})`;
  const effect =
    outcome === 'unknown' ? 'whether the API acted on it is unknown' : 'nothing was sent';
  const message = `${words[kind]}${cause}; ${effect}`;
  return seal({ ...blank, ...seen, kind, outcome, reason, operation, attempts, message });
};
