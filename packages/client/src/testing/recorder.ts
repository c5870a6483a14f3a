import { page, walletSample as wallet } from '@passmuster/testing/answers';
import type { Fetch } from '../index.ts';

/** Returns a fetch that records its calls and answers each with `body`, and the list of calls. */
export function recorder(body: unknown = page([wallet])) {
  const calls: { readonly url: string; readonly headers: Headers }[] = [];
  const fetch: Fetch = async (url, { headers }) => {
    calls.push({ url, headers });
    return Response.json(body);
  };
  return { fetch, calls };
}
