import { getRequestListener } from '@hono/node-server';
import { createClient } from '@passmuster/client';
import { createApiHandler } from '@passmuster/client/handler';
import { loadCustomerReviewer } from '@passmuster/kyc';
import express, { type ErrorRequestHandler } from 'express';

const { API_URL: baseUrl = '', API_KEY: apiKey = '', PORT = '3000' } = process.env;

/** Loads the rules and their tables once, when the server starts. */
const reviewer = await loadCustomerReviewer();
const today = (): string => new Date().toISOString().slice(0, 10);

/** Takes at most 32 MiB of JSON, reviews it, and sends it with the key. Logs nothing of it. */
const handler = createApiHandler({
  client: createClient({ baseUrl, apiKey, fetch: globalThis.fetch }),
  operations: ['createBusinessCustomer', 'listWallets'],
  // Your session decides who may do what.
  authorize: (request, _operation, input) =>
    request.headers.get('authorization') === 'Bearer visitor' ? { input } : { status: 401 },
  review(operation, input) {
    if (operation !== 'createBusinessCustomer') return [];
    const { findings } = reviewer.review(input, { asOf: today() });
    return findings.filter(({ severity }) => severity === 'error');
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
