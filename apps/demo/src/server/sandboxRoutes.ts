import { createBodyReader, smallBodyBytes } from '@passmuster/client/handler';
import { type Context, Hono } from 'hono';

export interface SandboxAccess {
  /** Root of the sandbox's control routes, such as `http://127.0.0.1:8787/_sandbox`. */
  readonly url: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
}

const movements = ['transfers', 'swaps', 'payouts'] as const;
const settings = ['clock', 'faults'] as const;

/** Returns the routes that only a sandbox has: move money and time, break answers, show a customer. */
export function sandboxRoutes(access: SandboxAccess): Hono {
  const routes = new Hono();
  const forward = (path: string) => (context: Context) => forwardTo(access, path, context);
  routes.get('/settings', forward('/settings'));
  routes.get('/docs', () => pageOf(access, '/docs'));
  routes.get('/openapi.json', () => pageOf(access, '/openapi.json'));
  routes.get('/customers', forward('/customers'));
  routes.get('/payout-methods', forward('/payout-methods'));
  routes.post('/reset', forward('/reset'));
  routes.post('/seed', forward('/seed'));
  for (const name of movements) routes.post(`/${name}`, forward(`/${name}`));
  for (const name of settings) routes.put(`/${name}`, forward(`/${name}`));
  routes.post('/wallets/:id{[0-9a-f-]{36}}/fund', (context) =>
    forward(`/wallets/${context.req.param('id')}/fund`)(context),
  );
  routes.put('/wallets/:id{[0-9a-f-]{36}}/status', (context) =>
    forward(`/wallets/${context.req.param('id')}/status`)(context),
  );
  routes.post('/payouts/:id{[0-9a-f-]{36}}/:end{settle|fail}', (context) =>
    forward(`/payouts/${context.req.param('id')}/${context.req.param('end')}`)(context),
  );
  routes.on(['GET', 'PUT'], '/customers/:id{[0-9a-f-]{36}}', (context) =>
    forward(`/customers/${context.req.param('id')}`)(context),
  );
  routes.get('/payout-methods/:id{[0-9a-f-]{36}}', (context) =>
    forward(`/payout-methods/${context.req.param('id')}`)(context),
  );
  return routes;
}

/** Reads the bodies of the controls as the handler reads those of the operations. */
const readBody = createBodyReader({ inFlightBytes: 16 * smallBodyBytes, bodyMs: 10_000 });

/** Forwards a request with its JSON body, which the sandbox checks. */
function forwardTo(access: SandboxAccess, path: string, context: Context): Promise<Response> {
  const { raw, method } = context.req;
  if (method === 'GET') return send(access, path, method);
  return readBody(raw, { maxBytes: smallBodyBytes, isOptional: true }, (body) => {
    const { refused } = body;
    return refused
      ? context.json(refusal(refused.code, refused.message), refused.status, refused.headers)
      : send(access, path, method, JSON.stringify(body.value));
  });
}

/** Answers as the sandbox does; 424, as the API's handler, if it could not be reached. */
async function send(
  { url, apiKey, fetch }: SandboxAccess,
  path: string,
  method: string,
  body?: string,
): Promise<Response> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(15_000),
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    });
    const headers = { 'content-type': 'application/json' };
    return new Response(await response.text(), { status: response.status, headers });
  } catch {
    return notReached();
  }
}

const links =
  '<p><a href="/">Demo</a> · <a href="/try">Try it</a> · <a href="/docs/">Documentation</a></p>';

/** Returns a page of the sandbox with its content security policy, and links to the pages of this server. */
async function pageOf({ url, fetch }: SandboxAccess, path: string): Promise<Response> {
  const answer = await fetch(new URL(path, url), { signal: AbortSignal.timeout(15_000) }).catch(
    () => undefined,
  );
  if (!answer) return notReached();
  const kept = ['content-type', 'content-security-policy'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const text = await answer.text();
  return new Response(text.replace('<body>', `<body>${links}`), {
    status: answer.status,
    headers: kept,
  });
}

const notReached = (): Response =>
  Response.json(refusal('API_NOT_REACHED', 'The sandbox could not be reached'), { status: 424 });

/** Returns an error in the shape of the API's own. */
export const refusal = (code: string, message: string) =>
  ({ status: 'error', message, code }) as const;
