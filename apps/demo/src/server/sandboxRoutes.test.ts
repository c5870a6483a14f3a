import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask, facing, json, key } from './testing/facing.ts';

describe('controls of the sandbox', () => {
  const id = '6f3a1c52-0f0b-4f6e-9d55-5a1e6a1f7c11';

  test('are forwarded with the key', async () => {
    const { post, controls } = facing(() => json({ status: 'success', data: [] }));
    expect((await post(`/sandbox/wallets/${id}/fund`, '{"amount":"5"}')).status).toBe(200);
    expect(controls[0]?.url).toBe(`https://sandbox.test/_sandbox/wallets/${id}/fund`);
    expect(controls[0]?.headers.get('x-api-key')).toBe(key);
  });

  test('where the sandbox is, is shown with the file of its key, without the key', async () => {
    const { get } = facing(() => json({}));
    const text = await (await get('/sandbox/connection')).text();
    expect(JSON.parse(text).data).toEqual({
      url: 'https://sandbox.test/api',
      key_file: join('.data', 'demo.key'),
    });
    expect(text).not.toContain(key);
  });

  test.each(['/customers', '/payout-methods', `/payout-methods/${id}`])(
    '%s is read from the sandbox',
    async (path) => {
      const listed = { status: 'success', data: [{ id }] };
      const { get, controls } = facing(() => json(listed));
      expect(await (await get(`/sandbox${path}`)).json()).toEqual(listed);
      expect(controls[0]?.url).toBe(`https://sandbox.test/_sandbox${path}`);
    },
  );

  test('a refusal keeps its status and its reason', async () => {
    const refused = { status: 'error', code: 'INSUFFICIENT_FUNDS', message: 'Too little' };
    const { post } = facing(() => json(refused, 409));
    const answer = await post('/sandbox/transfers', '{}');
    expect([answer.status, await answer.json()]).toEqual([409, refused]);
  });

  test('a sandbox that is not running is a 424, as for an operation', async () => {
    const { get } = facing(() => {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    });
    for (const path of ['/sandbox/settings', '/sandbox/customers', ask]) {
      const answer = await get(path);
      expect([answer.status, (await answer.json()).code]).toEqual([424, 'API_NOT_REACHED']);
    }
  });

  test('a body of more than 64 KiB is refused', async () => {
    const { post, controls } = facing(() => json({ status: 'success', data: [] }));
    expect((await post('/sandbox/seed', JSON.stringify('a'.repeat(65_536)))).status).toBe(413);
    expect(controls).toEqual([]);
  });
});
