import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { FailureBody } from '../protocol/failureBody.ts';

export interface SandboxAccess {
  /** Root of the sandbox's control routes, such as `http://127.0.0.1:8787/_sandbox`. */
  readonly url: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
}

const movements = ['transfers', 'swaps', 'payouts'] as const;
const settings = ['clock', 'faults'] as const;

/** Returns what only a sandbox can do: move money and time, break answers, show a customer. */
export function sandboxRoutes(access: SandboxAccess): Hono {
  const routes = new Hono();
  const forward = (path: string) => async (context: Context) => {
    const { method } = context.req;
    const body = method === 'GET' ? undefined : await context.req.text();
    const result = await ask(access, path, { method, ...(body !== undefined && { body }) });
    return context.json(result.body as object, result.status);
  };
  routes.get('/status', forward('/ledger'));
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
  return routes;
}

const notRunning: FailureBody = {
  failure: 'not-running',
  outcome: 'not_sent',
  detail: 'connection',
  issues: [],
};
const ApiErrorSchema = v.object({ message: v.string(), code: v.optional(v.string()) });

async function ask(
  { url, apiKey, fetch: send }: SandboxAccess,
  path: string,
  init: { readonly method: string; readonly body?: string },
): Promise<{ readonly status: ContentfulStatusCode; readonly body: unknown }> {
  try {
    const response = await send(`${url}${path}`, {
      ...init,
      signal: AbortSignal.timeout(15_000),
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    });
    const body: unknown = await response.json();
    if (response.ok) return { status: 200, body };
    const error = v.safeParse(ApiErrorSchema, body);
    const failure: FailureBody = {
      failure: response.status >= 500 ? 'server-error' : 'refused',
      outcome: 'refused',
      detail: error.success ? error.output.message : '',
      issues: [],
      status: response.status,
      ...(error.success && error.output.code !== undefined && { code: error.output.code }),
    };
    return { status: response.status >= 500 ? 502 : 400, body: failure };
  } catch {
    return { status: 502, body: notRunning };
  }
}
