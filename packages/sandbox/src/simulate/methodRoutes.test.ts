import { expect, test } from 'vitest';
import { newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';

onEachStorage('bank accounts', (sandbox) => {
  test('of this merchant are listed, the newest first, also one whose answer was lost', async () => {
    const call = await newMerchant(sandbox());
    const account = {
      type: 'BANK',
      currency: 'NGN',
      account_name: 'Ada Obi',
      account_number: '0000014579',
      bank_name: 'First Bank of Nigeria',
      bank_code: '011',
    };
    const path = '/api/payout/methods/banks';
    await call('PUT', '/_sandbox/clock', { at: '2026-11-20' });
    const first = (await call('POST', path, account)).body.data;
    await call('PUT', '/_sandbox/clock', { at: '2026-11-21' });
    await call('PUT', '/_sandbox/faults', { rules: [{ kind: 'drop-after', times: 1 }] });
    await call('POST', path, { ...account, account_name: 'Lost Ltd' }).catch(() => {});
    const { data } = (await call('GET', '/_sandbox/payout-methods')).body;
    expect(data.map((one: { account_name: string }) => one.account_name)).toEqual([
      'Lost Ltd',
      'Ada Obi',
    ]);
    expect(data[1]).toEqual({
      id: first.id,
      customer_id: null,
      currency: 'NGN',
      account_name: 'Ada Obi',
      account_number: '0000014579',
      bank_name: 'First Bank of Nigeria',
      created_at: '2026-11-20T00:00:00.000Z',
    });
    expect((await call('GET', `/_sandbox/payout-methods/${data[0].id}`)).body.data).toEqual(
      data[0],
    );
    const stranger = await newMerchant(sandbox());
    expect((await stranger('GET', '/_sandbox/payout-methods')).body.data).toEqual([]);
    const unknown = await stranger('GET', `/_sandbox/payout-methods/${first.id}`);
    expect(unknown.status).toBe(404);
  });
});
