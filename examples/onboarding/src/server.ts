import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { createClient } from '@passmuster/client';
import { createApiHandler } from '@passmuster/client/handler';
import { formSettings } from '@passmuster/form/reviewer';
import { loadCustomerReviewer } from '@passmuster/kyc';
import { Hono } from 'hono';

const { API_URL: baseUrl = '', API_KEY: apiKey = '', PORT = '3000' } = process.env;
// The same settings as in the page.
const reviewer = await loadCustomerReviewer({ rules: formSettings });

const handler = createApiHandler({
  client: createClient({ baseUrl, apiKey, fetch: globalThis.fetch }),
  operations: ['createBusinessCustomer'],
  // Your session says who the visitor is, before anything of a body is read.
  authorize: () => ({ as: 'a visitor' }),
  // Decide what this visitor may create. Anything but `{ input }` refuses.
  permit: (input) => ({ input }),
  // Empty only if the verdict is `clear`. What your team accepted is an option, `accepted`; never take it from a page.
  review: (_operation, input) =>
    reviewer.review(input, { asOf: new Date().toISOString().slice(0, 10) }).open.findings,
});

const app = new Hono()
  .post('/api/*', ({ req }) => handler(req.raw))
  .use(serveStatic({ root: new URL('../dist', import.meta.url).pathname }));

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
);
