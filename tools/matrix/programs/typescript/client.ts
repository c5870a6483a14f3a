import { createClient, type Fetch, listWallets } from '@passmuster/client';

declare const wrapped: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
const options = { baseUrl: 'https://host/api', apiKey: 'a-key' };

// What the platform has fits: its fetch, a wrapper of it, a function of one's own.
const client = createClient({ ...options, fetch });
createClient({ ...options, fetch: globalThis.fetch });
createClient({ ...options, fetch: wrapped });
createClient({ ...options, fetch: (url, init) => fetch(url, init) });
createClient({
  ...options,
  fetch: async (url, { method, headers }) => new Response(url + method + headers.get('x')),
  onRequest: ({ headers }) => headers.set('traceparent', headers.get('traceparent') ?? ''),
});
const signal: AbortSignal = new AbortController().signal;
void listWallets(client, {}, { signal });
void listWallets(client, {}, { signal: AbortSignal.timeout(5) });

// @ts-expect-error a response is needed
export const wrongFetch: Fetch = () => Promise.resolve(1);
// @ts-expect-error a number is not a signal
void listWallets(client, {}, { signal: 5 });
