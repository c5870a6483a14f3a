import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { createClient, createWallet, listWallets } from './index.ts';

const id = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';
const at = '2026-01-31T09:30:00.000Z';
const wallet = {
  id,
  asset_type: 'FIAT',
  currency: 'ZAR',
  balance: '0.00',
  status: 'pending',
  created_at: at,
  updated_at: at,
  customer_id: null,
  addresses: [],
};

test('a wallet is created by one POST with the key in its header', async () => {
  const fetch = vi.fn(async () =>
    Response.json({ status: 'success', data: wallet }, { status: 201 }),
  );
  const client = createClient({ baseUrl: 'http://127.0.0.1/api/', apiKey: 'sk_test_1', fetch });
  const { data, error, response } = await createWallet(client, { currency: 'ZAR' });
  expect(error).toBeUndefined();
  expect(data).toEqual(wallet);
  expect(response).toMatchObject({ status: 201, attempts: 1 });
  const [url, init] = fetch.mock.calls[0] as never as [string, RequestInit];
  expect(url).toBe('http://127.0.0.1/api/wallets');
  expect(new Headers(init.headers).get('x-api-key')).toBe('sk_test_1');
  expect(inspect(client, { showHidden: true, depth: 9 })).not.toContain('sk_test');
});
test('refused', async () => {
  const fetch = vi.fn(async () =>
    Response.json(
      {
        status: 'failed',
        message: 'Invalid or expired token',
        error: { code: 'INVALID_TOKEN', details: { reason: 'token_expired' } },
      },
      { status: 401 },
    ),
  );
  const client = createClient({ baseUrl: 'http://127.0.0.1/api/', apiKey: 'sk_test_1', fetch });
  const r = await listWallets(client, { page: 2 });
});
