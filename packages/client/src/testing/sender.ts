import { success } from '@passmuster/testing/answers';
import { createClient, type Fetch } from '../index.ts';
import { key } from './withFaults.ts';

/** Returns a client whose every request succeeds, and the list of what it sent. */
export function sender(validateRequests = true) {
  const sent: {
    readonly url: string;
    readonly method: string;
    readonly body: unknown;
    readonly type: string | null;
  }[] = [];
  const fetch: Fetch = async (url, { method, headers, body }) => {
    const type = headers.get('content-type');
    sent.push({ url, method, type, body: body === undefined ? undefined : JSON.parse(body) });
    return Response.json(success([]));
  };
  return {
    client: createClient({ baseUrl: 'https://h/api', apiKey: key, fetch, validateRequests }),
    sent,
  };
}
