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

  test('the customers that exist are a page with the ID, the KYC state and the time of each, and no contact', async () => {
    const createdAt = '2026-11-21T09:30:00.000Z';
    const listed = {
      id,
      business_name: 'Hill & <b>Sons</b>',
      email: 'a@hill.example',
      kyc_status: 'rejected',
      created_at: createdAt,
    };
    const { get, controls } = facing(() => json({ status: 'success', data: [listed] }));
    const answer = await get('/sandbox/customers');
    const text = await answer.text();
    expect(controls[0]?.url).toBe('https://sandbox.test/_sandbox/customers');
    expect(text).toContain(`<code>${id}</code>`);
    expect(text).toContain('<h2>Hill &amp; &lt;b&gt;Sons&lt;/b&gt;</h2>');
    expect(text).toContain('KYC rejected');
    expect(text).toContain(`<time datetime="${createdAt}">`);
    expect(text).not.toContain(listed.email);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    const none = facing(() => json({ status: 'success', data: [] }));
    expect(await (await none.get('/sandbox/customers')).text()).toContain('no customer yet');
  });

  test('the bank accounts that exist are a page with the ID of each, and the end of its number', async () => {
    const listed = {
      id,
      account_name: 'Hill & Sons',
      account_number: '0000014579',
      bank_name: 'First Bank of Nigeria',
      created_at: '2026-11-21T09:30:00.000Z',
    };
    const { get, controls } = facing(() => json({ status: 'success', data: [listed] }));
    const text = await (await get('/sandbox/payout-methods')).text();
    expect(controls[0]?.url).toBe('https://sandbox.test/_sandbox/payout-methods');
    expect(text).toContain(`<code>${id}</code>`);
    expect(text).toContain('First Bank of Nigeria, ending 4579');
    expect(text).not.toContain(listed.account_number);
    const one = facing(() => json({ status: 'success', data: listed }));
    const found = await (await one.get(`/sandbox/payout-methods/${id}`)).json();
    expect(found.data.account_number).toBe('0000014579');
  });

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
