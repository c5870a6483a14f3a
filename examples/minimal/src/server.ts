import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { createClient } from '@passmuster/client';
import { createApiHandler } from '@passmuster/client/handler';
import { loadCustomerReviewer } from '@passmuster/kyc';
import { Hono } from 'hono';

const {
  API_URL: baseUrl = 'http://127.0.0.1:8787/api',
  API_KEY: apiKey = '',
  PORT = '3000',
} = process.env;
const reviewer = await loadCustomerReviewer();

const handler = createApiHandler({
  client: createClient({ baseUrl, apiKey, fetch: globalThis.fetch }),
  operations: ['createBusinessCustomer'],
  // Your session decides who may create which customer.
  authorize: (_request, _operation, input) => ({ input }),
  review: (_operation, input) =>
    reviewer
      .review(input, { asOf: new Date().toISOString().slice(0, 10) })
      .findings.filter(({ severity }) => severity === 'error'),
});

const known = readFileSync(new URL('../../ng-company.json', import.meta.url), 'utf8');
const app = new Hono()
  .post('/api/*', ({ req }) => handler(req.raw))
  .get('/known.json', (context) => context.body(known, 200, { 'content-type': 'application/json' }))
  .use(serveStatic({ root: new URL('../dist', import.meta.url).pathname }));

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`http://127.0.0.1:${port}\n`),
);
