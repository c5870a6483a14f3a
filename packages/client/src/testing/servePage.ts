import { walletSample } from '@passmuster/testing/answers';
import { operationNames } from '@passmuster/testing/operationCalls';
import type { ApiHandlerOptions } from '../handler/apiHandlerOptions.ts';
import { createApiHandler } from '../handler/createApiHandler.ts';
import { type Client, createClient, type Fetch } from '../index.ts';
import { key } from './withFaults.ts';

/** Where the page of these tests is. */
export const origin = 'https://shop.example';

/** Returns a handler in front of an API, and the requests that the API got. */
export function serve(api: Fetch, options: Partial<ApiHandlerOptions> = {}) {
  const got: { readonly asks: string; readonly body: unknown; readonly key: string | null }[] = [];
  const fetch: Fetch = (url, init) => {
    const { pathname, search } = new URL(url);
    const body = init.body === undefined ? undefined : JSON.parse(init.body);
    const asks = `${init.method} ${pathname.replace('/api', '')}${search}`;
    got.push({ asks, body, key: init.headers.get('x-api-key') });
    return api(url, init);
  };
  const handler = createApiHandler({
    client: createClient({
      baseUrl: 'https://api.example/api',
      apiKey: key,
      fetch,
      retry: { limit: 0 },
    }),
    operations: operationNames,
    origins: [origin],
    authorize: () => ({ as: 'visitor' }),
    permit: (input) => ({ input }),
    ...options,
  });
  return { handler, got };
}

/** Returns `serve` with options that no type has checked: those of a server in JavaScript. */
export const serveUntyped = (api: Fetch, options: object): ReturnType<typeof serve> =>
  serve(api, options);

/** Returns the client of a page: a path and no key. */
export const pageClient = (handler: (request: Request) => Promise<Response>): Client =>
  createClient({
    baseUrl: '/api',
    retry: { limit: 0 },
    fetch: (url, init) => handler(new Request(`${origin}${url}`, init)),
  });

/** Returns an API that always gives the same answer. */
export const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): Fetch =>
  async () =>
    Response.json(body, { status, headers });

/** Returns the request of a page that creates a wallet. */
export const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request(`${origin}/api/wallets`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
/** The body of a wallet to create, and an API that creates it. */
export const wallet = JSON.stringify({ currency: 'ZAR' });
export const created = answering(201, { status: 'success', data: walletSample });
