import type { Client, ClientError } from '@passmuster/client';
import type { Failure, SubmissionAnswer } from '@passmuster/client/submission';
import { propertyAt } from '@passmuster/findings';
import { grouped } from '../text/count.ts';
import { type SubmittedKind, submitted } from './submittedKinds.ts';

/** What became of one request, and what it means for the next. */
export interface Sent extends SubmissionAnswer {
  /** Seconds that the API asks to wait before anything else is sent. */
  readonly wait?: number | undefined;
  /** Why no further row can be sent: the API can't be reached, or rejected the key. */
  readonly stop?: string | undefined;
}

const tooManyRequests = 429;
/** The API rejects the key, or what it may do: true of every row, so none is refused for it. */
const denials: Readonly<Record<number, string>> = {
  401: 'the API rejected the API key',
  403: 'the API key is not allowed to do this',
};
/** Where the API asks to slow down without saying for how long. */
const defaultWait = 1;
/** An hour. A run that would wait longer ends. */
const longestWait = 3600;

/** Returns why no further row can be sent, if so. */
function stopOf({ status, outcome, kind, reason, retryAfter = 0 }: ClientError) {
  const denial = denials[status ?? 0];
  if (denial !== undefined) return `${denial}${reason === undefined ? '' : ` (${reason})`}`;
  if (status === tooManyRequests && retryAfter > longestWait) {
    return `the API asks to wait ${grouped(retryAfter)} seconds`;
  }
  const isUnreachable = outcome === 'not_sent' && kind === 'connection';
  return isUnreachable ? `the API can't be reached (${reason ?? kind})` : undefined;
}

function outcomeOf({ status, outcome, kind }: ClientError): Failure['outcome'] {
  // A body that the client refuses would be refused again, as one that the API refuses.
  if (kind === 'invalid_request') return 'refused';
  if (status === 401 || status === tooManyRequests) return 'not_sent';
  // A firewall that inspects answers sends a 403 of its own, when the API has acted.
  return status === 403 && kind === 'api' ? 'not_sent' : outcome;
}

function failed(error: ClientError): Sent {
  const { status, kind, code, retryAfter } = error;
  const stop = stopOf(error);
  const mayWait = status === tooManyRequests && stop === undefined;
  return {
    error: {
      outcome: outcomeOf(error),
      status,
      code: code ?? (kind === 'api' ? undefined : kind),
    },
    wait: mayWait ? (retryAfter ?? defaultWait) : undefined,
    stop,
  };
}

/** Sends one body and returns what became of it. */
export async function sendBody(kind: SubmittedKind, client: Client, body: unknown): Promise<Sent> {
  const { data, error } = await submitted[kind].create(client, body);
  if (error) return failed(error);
  const id = propertyAt(data, 'id');
  return { data: { id: typeof id === 'string' ? id : undefined } };
}
