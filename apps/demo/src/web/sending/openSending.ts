import type { ApiResult } from '@passmuster/client';
import type { Settlement } from '@passmuster/client/submission';
import { type OpenSubmission, openSubmission } from '../../integration/submission.ts';
import { forgetSent, listSent, type SentRequest, saveSent } from '../storage/sentRequests.ts';

/** A request that creates something other than a customer, at most once. */
export interface Sending<Data extends { readonly id: string }> extends OpenSubmission<Data> {
  readonly key: string;
  /** Returns the body that was sent last, perhaps by a page before this one; `undefined` if none was. */
  readonly lastSent: () => unknown;
  /** Ends a doubt, as a person has found out. */
  readonly settle: (found: Settlement) => Promise<void>;
}

/**
 * Opens the request of this kind whose answer was lost, or a new one. Waits while another tab is sending one. Rejects if the
 * browser forbids storage.
 *
 * @param kind what is created, and for whom, such as `wallet merchant`.
 */
export async function openSending<Body, Data extends { readonly id: string }>(
  kind: string,
  send: (body: Body) => Promise<ApiResult<Data>>,
): Promise<Sending<Data>> {
  for (const { key, body } of await listSent(`${kind} `)) {
    const sending = await open(key, send, body);
    await sending.submission.refresh();
    if (isDoubtful(sending)) return sending;
    await forgetSent(key);
  }
  return open(`${kind} ${crypto.randomUUID()}`, send);
}

/** Returns the requests of a kind whose answer was lost, for whomever they were. Rejects if the browser forbids storage. */
export async function listDoubtful(kind: string): Promise<readonly SentRequest[]> {
  const sent = await Promise.all(
    (await listSent(`${kind} `)).map(async (request) => {
      const sending = await openSubmission<{ readonly id: string }>(request.key, nothing);
      await sending.submission.refresh();
      return isDoubtful(sending) ? [request] : [];
    }),
  );
  return sent.flat();
}

const nothing = () => Promise.reject(new Error('Only read'));

const isDoubtful = ({ submission: { state } }: OpenSubmission<{ readonly id: string }>): boolean =>
  state.doubt !== undefined && state.kind !== 'created';

async function open<Body, Data extends { readonly id: string }>(
  key: string,
  send: (body: Body) => Promise<ApiResult<Data>>,
  before?: unknown,
): Promise<Sending<Data>> {
  let last = before;
  const opened = await openSubmission<Data>(key, async (blob) => {
    const body = JSON.parse(await blob.text());
    last = body;
    await saveSent({ key, body });
    const answer = await send(body);
    const mayExist = answer.error?.outcome === 'unknown' || opened.submission.state.doubt;
    if (!mayExist || answer.data) await forgetSent(key);
    return answer;
  });
  return {
    ...opened,
    key,
    lastSent: () => last,
    async settle(found) {
      await opened.submission.settle(found);
      await forgetSent(key);
    },
  };
}
