import { expect, test } from 'vitest';
import type { Reply } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';
import { seededMerchant } from '../testing/seededMerchant.ts';

onEachStorage('a payout', (sandbox) => {
  const { call, seeded, post, balance, expectSound } = seededMerchant(sandbox);
  const payout = (changes: Readonly<Record<string, string>> = {}): Promise<Reply> =>
    post('/payouts', {
      wallet_id: seeded.wallet_ids.zar,
      payout_method_id: seeded.payout_method_id,
      amount: '100.25',
      fee: '1.50',
      ...changes,
    });

  test('a payout holds the money and the fee until it is settled', async () => {
    const { body } = await payout();
    const [leg] = body.data;
    expect(leg).toMatchObject({
      status: 'PENDING',
      fee: '1.50000000',
      recipient_country: 'ZA',
      withdrawal_recipient_name: 'Seeded Trading',
      bank_name: 'Sandbox Bank',
      bank_code: '250655',
      bank_account: '0000000001',
    });
    expect(await balance(seeded.wallet_ids.zar)).toBe('249898.25');
    const settled = await post(`/payouts/${leg.reference_id}/settle`);
    expect(settled.body.data[0]).toMatchObject({ status: 'COMPLETED', reason: null });
    expect((await post(`/payouts/${leg.reference_id}/fail`)).body.code).toBe('PAYOUT_NOT_PENDING');
    await expectSound();
  });

  test('a failed payout gives everything back, even to a suspended wallet', async () => {
    const { zar } = seeded.wallet_ids;
    const [leg] = (await payout()).body.data;
    await call('PUT', `/_sandbox/wallets/${zar}/status`, { status: 'suspended' });
    const failed = await post(`/payouts/${leg.reference_id}/fail`, { reason: 'ACCOUNT_CLOSED' });
    expect(failed.body.data[0]).toMatchObject({ status: 'FAILED', reason: 'ACCOUNT_CLOSED' });
    expect(await balance(zar)).toBe('250000.00');
    await expectSound();
  });

  test('a payout of fiat to an account of another currency is refused, one of a stablecoin is not', async () => {
    const { body } = await call('POST', '/api/payout/methods/banks', {
      type: 'BANK',
      currency: 'NGN',
      account_name: 'A',
      account_number: '0000000001',
      bank_name: 'B',
      bank_code: '1',
    });
    const refused = await payout({ payout_method_id: body.data.id });
    expect([refused.status, refused.body.code]).toEqual([400, 'CURRENCY_MISMATCH']);
    expect(await balance(seeded.wallet_ids.zar)).toBe('250000.00');
    const { usdc } = seeded.wallet_ids;
    const converted = await payout({ payout_method_id: body.data.id, wallet_id: usdc });
    expect(converted.body.data[0]).toMatchObject({ asset_code: 'USDC', recipient_currency: 'NGN' });
    await expectSound();
  });

  test('a payout to a magic account fails when it is settled', async () => {
    const method = await call('POST', '/api/payout/methods/banks', {
      type: 'BANK',
      currency: 'ZAR',
      account_name: 'A',
      account_number: '0000000404',
      bank_name: 'B',
      bank_code: '1',
    });
    const [leg] = (await payout({ payout_method_id: method.body.data.id })).body.data;
    const { body } = await post(`/payouts/${leg.reference_id}/settle`);
    expect(body.data[0]).toMatchObject({ status: 'FAILED', reason: 'ACCOUNT_NOT_FOUND' });
    expect(await balance(seeded.wallet_ids.zar)).toBe('250000.00');
  });
});
