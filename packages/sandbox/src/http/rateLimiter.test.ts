import { expect, test } from 'vitest';
import { newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';

onEachStorage(
  'a rate limit',
  (sandbox) => {
    test('answers 429 with Retry-After beyond it, and leaves another merchant alone', async () => {
      const call = await newMerchant(sandbox());
      const statuses: number[] = [];
      for (let turn = 0; turn < 7; turn += 1)
        statuses.push((await call('GET', '/api/asset-codes')).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
      const { body, headers } = await call('GET', '/api/asset-codes');
      expect(body).toEqual({ status: 'error', code: 'RATE_LIMITED', message: expect.any(String) });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      const other = await newMerchant(sandbox());
      expect((await other('GET', '/api/asset-codes')).status).toBe(200);
    });
  },
  { rateLimit: { requests: 5, seconds: 60 } },
);
