import { randomUUID } from 'node:crypto';
import { UuidSchema } from '@passmuster/schemas';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { onEachStorage } from '../testing/onEachStorage.ts';
import { seededMerchant } from '../testing/seededMerchant.ts';

onEachStorage('the ledger', (sandbox) => {
  const { call, seeded, post, balance, expectSound } = seededMerchant(sandbox);

  test('a deposit on a chain shows its network, address and hash', async () => {
    const { body } = await post(`/wallets/${seeded.wallet_ids.usdc}/fund`, {
      amount: '0.00000001',
    });
    expect(body.data[0]).toMatchObject({
      transaction_type: 'DEPOSIT',
      transaction_mode: 'CREDIT',
      amount: '0.00000001',
      network: 'polygon',
      crypto_transaction_id: expect.stringMatching(/^0x[\da-f]{64}$/),
    });
    expect(v.is(UuidSchema, body.data[0].reference_id)).toBe(true);
    expect(await balance(seeded.wallet_ids.usdc)).toBe('9874.50000001');
    await expectSound();
  });

  test('a swap at a given rate is rounded down to the minor unit', async () => {
    const { usdc, zar } = seeded.wallet_ids;
    const { body } = await post('/swaps', {
      from_wallet_id: usdc,
      to_wallet_id: zar,
      amount: '10',
      rate: '18.123456',
    });
    expect(
      body.data.map((leg: { amount: string; asset_code: string }) => [leg.asset_code, leg.amount]),
    ).toEqual([
      ['USDC', '10.00000000'],
      ['ZAR', '181.23000000'],
    ]);
    for (const leg of body.data)
      expect(leg).toMatchObject({ exchange_rate: '18.123456', recipient_currency: 'ZAR' });
    expect(await balance(zar)).toBe('250181.23');
    await expectSound();
  });

  test.each([
    {
      why: 'more than there is',
      body: { amount: '9874.50000001' },
      status: 409,
      code: 'INSUFFICIENT_FUNDS',
    },
    { why: 'nothing', body: { amount: '0' }, status: 400, code: 'INVALID_AMOUNT' },
    {
      why: 'a ninth decimal place',
      body: { amount: '0.000000001' },
      status: 400,
      code: 'INVALID_AMOUNT',
    },
    { why: 'a number', body: { amount: 1 }, status: 400, code: 'VALIDATION_ERROR' },
    {
      why: 'another currency',
      body: { amount: '1', to: 'zar' },
      status: 400,
      code: 'CURRENCY_MISMATCH',
    },
    {
      why: 'the same wallet',
      body: { amount: '1', to: 'usdc' },
      status: 400,
      code: 'SAME_WALLET',
    },
    {
      why: 'an unknown wallet',
      body: { amount: '1', to: 'nobody' },
      status: 404,
      code: 'WALLET_NOT_FOUND',
    },
  ])('a transfer of $why changes nothing and gives $code', async ({ body, status, code }) => {
    const ids: Record<string, string> = { ...seeded.wallet_ids, nobody: randomUUID() };
    const to = 'to' in body ? ids[body.to] : ids['customer_usdc'];
    const reply = await post('/transfers', {
      from_wallet_id: ids['usdc'],
      to_wallet_id: to,
      amount: body.amount,
    });
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(await balance(seeded.wallet_ids.usdc)).toBe('9874.50000000');
  });

  test('a wallet that is not active moves no money', async () => {
    const { body } = await call('POST', '/api/wallets', { currency: 'ZAR' });
    const reply = await post(`/wallets/${body.data.id}/fund`, { amount: '1' });
    expect([reply.status, reply.body.code]).toEqual([409, 'WALLET_NOT_ACTIVE']);
  });

  test('a wallet changes its state by the control route, and by nothing else', async () => {
    const { id } = (await call('POST', '/api/wallets', { currency: 'ZAR' })).body.data;
    const state = async () =>
      (await call('GET', '/api/wallets?limit=100')).body.data.find(
        (wallet: { id: string }) => wallet.id === id,
      ).status;
    for (const status of ['active', 'suspended', 'pending', 'active'] as const) {
      await call('PUT', `/_sandbox/wallets/${id}/status`, { status });
      const fund = await post(`/wallets/${id}/fund`, { amount: '1' });
      expect([await state(), fund.status]).toEqual([status, status === 'active' ? 200 : 409]);
    }
    const unknown = await call('PUT', `/_sandbox/wallets/${id}/status`, { status: 'closed' });
    expect([unknown.status, await state()]).toEqual([400, 'active']);
  });

  test('a reference id is used once', async () => {
    const referenceId = randomUUID();
    const fund = () =>
      post(`/wallets/${seeded.wallet_ids.usdc}/fund`, { amount: '1', reference_id: referenceId });
    expect((await fund()).status).toBe(200);
    expect((await fund()).body.code).toBe('REFERENCE_TAKEN');
    expect(await balance(seeded.wallet_ids.usdc)).toBe('9875.50000000');
  });

  test('twenty transfers at once in both directions lose nothing and never go below zero', async () => {
    const { usdc, customer_usdc: other } = seeded.wallet_ids;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        post('/transfers', {
          from_wallet_id: at % 2 ? usdc : other,
          to_wallet_id: at % 2 ? other : usdc,
          amount: '200.00000001',
        }),
      ),
    );
    expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const total = Number(await balance(usdc)) + Number(await balance(other));
    expect(total).toBeCloseTo(10_500, 6);
    await expectSound();
  });

  test('the ledger adds up when more has come in than 64 bits can count', async () => {
    for (let at = 0; at < 3; at += 1) {
      const { body } = await call('POST', '/api/wallets', { currency: 'USDC', network: 'erc20' });
      for (let turn = 0; turn < 32; turn += 1) {
        const { status } = await post(`/wallets/${body.data.id}/fund`, { amount: '1000000000' });
        expect(status).toBe(200);
      }
    }
    await expectSound();
  });

  test('any sequence of movements leaves a sound ledger', async () => {
    const wallet = fc.constantFrom('usdc', 'zar', 'customer_usdc');
    const amount = fc
      .bigInt(0n, 3n * 10n ** 12n)
      .map((units) => `${units / 10n ** 8n}.${String(units % 10n ** 8n).padStart(8, '0')}`);
    const movement = fc.record({
      kind: fc.constantFrom('transfers', 'swaps', 'payouts'),
      from: wallet,
      to: wallet,
      amount,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 5, maxLength: 15 }), async (movements) => {
        for (const { kind, from, to, amount: text } of movements) {
          const ids: Record<string, string> = seeded.wallet_ids;
          const pair = { from_wallet_id: ids[from], to_wallet_id: ids[to], rate: '0.37' };
          const out = { wallet_id: ids[from], payout_method_id: seeded.payout_method_id };
          const { status } = await post(`/${kind}`, {
            ...(kind === 'payouts' ? out : pair),
            amount: text,
          });
          expect(status).toBeLessThan(500);
        }
        await expectSound();
      }),
      { numRuns: 8 },
    );
  });
});
