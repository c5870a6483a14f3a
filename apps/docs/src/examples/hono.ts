import { loadCustomerReviewer } from '@passmuster/kyc';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const reviewer = await loadCustomerReviewer();

export const app = new Hono();

app.post('/applications', bodyLimit({ maxSize: 12 * 1024 * 1024 }), async (context) => {
  const body: unknown = await context.req.json().catch(() => undefined);
  const asOf = new Date().toISOString().slice(0, 10);
  const { verdict, open } = reviewer.review(body, { asOf });
  // Findings never contain a value of the body, so they can be returned as they are.
  return context.json({ verdict, open }, verdict === 'clear' ? 200 : 422);
});
