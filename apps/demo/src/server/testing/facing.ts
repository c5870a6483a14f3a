import { join } from 'node:path';
import { createApp } from '../createApp.ts';

export const key = 'pm_sandbox_known_to_the_server_only';
const examples = join(import.meta.dirname, '../../../../../examples');

/** Returns the demo's server in front of an API that gives this answer, and what that API was asked. */
export function facing(answer: () => Response) {
  const asked: Request[] = [];
  const controls: Request[] = [];
  const app = createApp({
    api: {
      baseUrl: 'https://sandbox.test/api',
      apiKey: key,
      fetch: async (input, init) => {
        asked.push(new Request(input, init));
        return answer();
      },
    },
    sandbox: {
      url: 'https://sandbox.test/_sandbox',
      apiKey: key,
      fetch: async (input, init) => {
        controls.push(new Request(input, init));
        return answer();
      },
    },
    page: join(import.meta.dirname, '../../../public'),
    examples,
    documentation: join(import.meta.dirname, 'site'),
    walk: { sandboxUrl: 'https://sandbox.test/api', data: '.data' },
  });
  return {
    app,
    asked,
    controls,
    get: (path: string, headers: Record<string, string> = {}) =>
      app.request(`http://127.0.0.1:4173${path}`, { headers }),
    post: (path: string, body: string, headers: Record<string, string> = {}) =>
      app.request(`http://127.0.0.1:4173${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
  };
}

/** An answer of the API in JSON. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Returns the answer to `ask`. */
export const verdict = (): Response =>
  json({ status: 'success', data: { valid: true }, message: 'ok' });
/** An operation that needs no body. */
export const ask =
  '/api/payouts/validate-address?network=polygon&address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
