import type { Client, ClientError } from '@passmuster/client';
import type { SubmissionAnswer } from '@passmuster/client/submission';
import { propertyAt } from '@passmuster/findings';
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

function failed({ status, outcome, kind, code, reason, retryAfter }: ClientError): Sent {
  const failure = { status, code: code ?? (kind === 'api' ? undefined : kind) };
  const notSent = { error: { ...failure, outcome: 'not_sent' } } as const;
  if (status === tooManyRequests) return { ...notSent, wait: retryAfter ?? defaultWait };
  const denial = denials[status ?? 0];
  if (denial !== undefined) {
    return { ...notSent, stop: `${denial}${reason === undefined ? '' : ` (${reason})`}` };
  }
  if (outcome === 'not_sent' && kind === 'connection') {
    return { ...notSent, stop: `the API can't be reached (${reason ?? kind})` };
  }
  // A body that the client refuses would be refused again, as one that the API refuses.
  return { error: { ...failure, outcome: kind === 'invalid_request' ? 'refused' : outcome } };
}

/** Sends one body and returns what became of it. */
export async function sendBody(kind: SubmittedKind, client: Client, body: unknown): Promise<Sent> {
  const { data, error } = await submitted[kind].create(client, body);
  if (error) return failed(error);
  const id = propertyAt(data, 'id');
  return { data: { id: typeof id === 'string' ? id : undefined } };
}
