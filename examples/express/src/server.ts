import { getRequestListener } from '@hono/node-server';
import { createClient } from '@passmuster/client';
import { createApiHandler } from '@passmuster/client/handler';
import { loadCustomerReviewer } from '@passmuster/kyc';
import express, { type ErrorRequestHandler } from 'express';

const { API_URL: baseUrl = '', API_KEY: apiKey = '', PORT = '3000' } = process.env;

/** Loads the rules and their tables once, when the server starts. */
const reviewer = await loadCustomerReviewer();
/** Whom a session would name. A visitor sees the wallets of this customer only. */
const visitor = { customerId: '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b' };
const today = (): string => new Date().toISOString().slice(0, 10);

/** Takes the requests of your pages, reviews them, and sends them with the key. Logs nothing of them. */
const handler = createApiHandler({
  client: createClient({ baseUrl, apiKey, fetch: globalThis.fetch }),
  operations: ['createBusinessCustomer', 'listWallets'],
  // `origins` are your pages: ['https://shop.example']. Without it only pages of this machine may call.
  // Your session says who the visitor is, before anything of a body is read.
  authorize: (request) =>
    request.headers.get('authorization') === 'Bearer visitor' ? { as: visitor } : { status: 401 },
  // Decides what this visitor may do, and with which input. Anything but `{ input }` refuses.
  permit: (input, { as, operation }) =>
    operation === 'listWallets' ? { input: { ...input, customer_id: as.customerId } } : { input },
  review(operation, input) {
    if (operation !== 'createBusinessCustomer') return [];
    // Empty only if the verdict is `clear`. What your team accepted is an option, `accepted`; never take it from a page.
    return reviewer.review(input, { asOf: today() }).open.findings;
  },
  onError: (error) => console.error(error instanceof Error ? error.name : 'Error'),
});

/** Express would answer with the stack trace. */
const onError: ErrorRequestHandler = (error, _request, response, _next) => {
  console.error(error instanceof Error ? error.name : 'Error');
  response.status(500).json({ status: 'error', message: 'The server failed' });
};

const app = express()
  .disable('x-powered-by')
  // Before `express.json()`, if you have it: the handler reads the body itself.
  .use('/api', (request, response) => {
    request.url = request.originalUrl;
    return getRequestListener(handler)(request, response);
  })
  .use(onError);

const server = app.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`);
});
