import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import {
  type ApiResult,
  type Client,
  createBankPayoutMethod,
  createBusinessCustomer,
  createWallet,
  deletePayoutMethod,
  listWallets,
  validateAddress,
} from '@passmuster/client';
import {
  BusinessCustomerSchema,
  CreateBankPayoutMethodSchema,
  CreateWalletSchema,
  DeletePayoutMethodParamsSchema,
  ListWalletsQueryTextSchema,
  ValidateAddressQuerySchema,
} from '@passmuster/schemas';
import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { onlyLocal } from './onlyLocal.ts';
import { toFailure } from './toFailure.ts';

export interface AppOptions {
  /** Holds the API key, which never leaves this server. */
  readonly client: Client;
  /** Folder of the built page. */
  readonly page: string;
  /** Folder of the example applications. */
  readonly examples: string;
}

/** The demo's server: its page, its examples, and the operations the page needs. */
export function createApp({ client, page, examples }: AppOptions): Hono {
  const app = new Hono();
  const reply = <Data>(context: Context, result: ApiResult<Data>, status: 200 | 201 = 200) => {
    if (!result.error) return context.json({ data: result.data }, status);
    const { status: code, body } = toFailure(result.error, client.baseUrl);
    return context.json(body, code);
  };

  app.use(
    secureHeaders({
      contentSecurityPolicy,
      crossOriginOpenerPolicy: 'same-origin',
      strictTransportSecurity: false,
    }),
  );
  app.use(onlyLocal);
  app.get('/health', (context) => context.json({ status: 'ok' }));

  app.post('/api/business-customers', async (context) => {
    const body = await parseBody(BusinessCustomerSchema, context);
    if (body instanceof Response) return body;
    return reply(context, await createBusinessCustomer(client, body), 201);
  });
  app.post('/api/wallets', async (context) => {
    const body = await parseBody(CreateWalletSchema, context);
    if (body instanceof Response) return body;
    return reply(context, await createWallet(client, body), 201);
  });
  app.get('/api/wallets', async (context) => {
    const query = parse(ListWalletsQueryTextSchema, context.req.query(), context);
    if (query instanceof Response) return query;
    return reply(context, await listWallets(client, query));
  });
  app.post('/api/payout/methods/banks', async (context) => {
    const body = await parseBody(CreateBankPayoutMethodSchema, context);
    if (body instanceof Response) return body;
    return reply(context, await createBankPayoutMethod(client, body), 201);
  });
  app.delete('/api/payout/methods/:payout_method_id', async (context) => {
    const params = parse(DeletePayoutMethodParamsSchema, context.req.param(), context);
    if (params instanceof Response) return params;
    return reply(context, await deletePayoutMethod(client, params));
  });
  app.get('/api/payouts/validate-address', async (context) => {
    const query = parse(ValidateAddressQuerySchema, context.req.query(), context);
    if (query instanceof Response) return query;
    return reply(context, await validateAddress(client, query));
  });

  app.get('/examples/:name{[a-z-]+\\.json}', async (context) => {
    const file = join(examples, context.req.param('name'));
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return context.json({ message: 'No such example.', issues: [] }, 404);
    return context.body(text, 200, { 'content-type': 'application/json' });
  });
  app.all('/api/*', (context) =>
    context.json({ message: 'The demo has no such operation.', issues: [] }, 404),
  );
  app.use(serveStatic({ root: page }));
  app.onError((_, context) =>
    context.json({ message: 'The demo failed. Try again, or start it anew.', issues: [] }, 500),
  );
  return app;
}

/** Mantine writes styles into the page; the files of documents are shown nowhere. */
const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'", 'data:'],
  imgSrc: ["'self'", 'data:'],
  frameAncestors: ["'none'"],
};

async function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  context: Context,
): Promise<v.InferOutput<Schema> | Response> {
  const body: unknown = await context.req.json().catch(() => undefined);
  return parse(schema, body, context);
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  context: Context,
): v.InferOutput<Schema> | Response {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const issues = result.issues.map(({ path = [], message }) => ({
    path: path.map(({ key }) => (typeof key === 'number' ? key : String(key))),
    message,
  }));
  const message = 'This does not have the form the API asks for. Mend the fields below.';
  return context.json({ message, issues }, 400);
}
