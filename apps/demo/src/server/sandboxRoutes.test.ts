import { describe, expect, test } from 'vitest';
import { facing, json, key } from './testing/facing.ts';

describe('controls of the sandbox', () => {
  const id = '6f3a1c52-0f0b-4f6e-9d55-5a1e6a1f7c11';

  test('are forwarded with the key', async () => {
    const { post, controls } = facing(() => json({ status: 'success', data: [] }));
    expect((await post(`/sandbox/wallets/${id}/fund`, '{"amount":"5"}')).status).toBe(200);
    expect(controls[0]?.url).toBe(`https://sandbox.test/_sandbox/wallets/${id}/fund`);
    expect(controls[0]?.headers.get('x-api-key')).toBe(key);
  });

  test('a refusal keeps its reason', async () => {
    const { post } = facing(() => json({ code: 'INSUFFICIENT_FUNDS', message: 'Too little' }, 409));
    const answer = await post('/sandbox/transfers', '{}');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      failure: 'refused',
      code: 'INSUFFICIENT_FUNDS',
      detail: 'Too little',
    });
  });
});
