/** The least a Hono server can do: read JSON and send it back, or send a page of ten wallets. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const at = '2026-01-31T09:30:00.000Z';
const id = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';
const wallet = {
  ...{ id, asset_type: 'FIAT', currency: 'ZAR', balance: '0.00', description: 'Operations' },
  ...{ status: 'pending', created_at: at, updated_at: at, customer_id: null, addresses: [] },
};
const page = {
  status: 'success',
  data: Array.from({ length: 10 }, () => wallet),
  pagination: { total: 10, page: 1, limit: 10, totalPages: 1 },
};

const app = new Hono();
app.post('/api/wallets', async (context) => context.json(await context.req.json(), 201));
app.get('/api/wallets', (context) => context.json(page));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`Ready at http://127.0.0.1:${port}\n`);
});
