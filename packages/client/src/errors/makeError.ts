import type { ClientError } from './clientError.ts';
import type { Thrown } from './describeThrown.ts';
import type { Issue } from './issue.ts';

const descriptions: Readonly<Record<Thrown['kind'], string>> = {
  connection: 'The connection failed',
  timeout: 'No complete response in time',
  aborted: 'The caller aborted it',
  redirect: 'Redirects are not followed: they would pass on the key',
  too_large: 'The response is too large',
  invalid_response: 'The response is broken',
};

const effects: Readonly<Record<Thrown['outcome'], string>> = {
  not_sent: 'Nothing was sent',
  refused: 'The API did nothing',
  unknown: 'The API may have acted on the request',
};

/** What is known about an attempt: its number, and information about its response. */
export type AttemptFacts = Pick<ClientError, 'operation' | 'attempts'> &
  Partial<Pick<ClientError, 'status' | 'requestId' | 'retryAfter'>>;

/** An error about which nothing is known yet. */
const blank = {
  status: undefined,
  requestId: undefined,
  retryAfter: undefined,
  code: undefined,
  reason: undefined,
  issues: [],
} as const;

/** Returns a frozen error with every field, whose `raw` is not enumerable. */
export const makeError = (
  facts: AttemptFacts & Pick<ClientError, 'kind' | 'outcome' | 'message'> & Partial<ClientError>,
): ClientError =>
  Object.freeze(
    Object.defineProperty({ ...blank, ...facts } as ClientError, 'raw', { enumerable: false }),
  );

/** Returns the error of a request that is not sent. Its message quotes the first issue. */
export const invalidRequestError = (
  operation: ClientError['operation'],
  issues: readonly Issue[],
  { path, message }: Issue,
): ClientError =>
  makeError({
    kind: 'invalid_request',
    outcome: 'not_sent',
    operation,
    attempts: 0,
    message: `Not sent: ${issues.length} issue(s) (${path.join('.')}${path[0] === undefined ? '' : ': '}${message})`,
    issues,
  });

/** Returns the error of an attempt without a complete response. */
export const transportError = (attempt: AttemptFacts, thrown: Thrown): ClientError => {
  const { kind, outcome, reason } = thrown;
  const cause = reason ? ` (${reason})` : '';
  return makeError({
    ...attempt,
    ...thrown,
    message: `${descriptions[kind]}${cause}. ${effects[outcome]}.`,
  });
};
