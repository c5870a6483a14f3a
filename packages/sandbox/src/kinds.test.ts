import { randomUUID } from 'node:crypto';
import { keyKinds } from '@passmuster/testing/contract/keys';
import { movementKinds, type Parties } from '@passmuster/testing/contract/movements';
import { methodKinds } from '@passmuster/testing/contract/payoutMethods';
import { owners, walletKinds } from '@passmuster/testing/contract/wallets';
import { bankMethodSample } from '@passmuster/testing/samples';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, callerOf, newMerchant } from './testing/caller.ts';
import { inEveryForm } from './testing/inEveryForm.ts';
import { onEachStorage } from './testing/onEachStorage.ts';
import { sampleCustomer } from './testing/sampleCustomer.ts';

onEachStorage('every kind', (sandbox) => {
  let call: Caller;
  let customerId: string;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
    const { body } = await call('POST', '/api/business-customers', sampleCustomer());
    customerId = body.data.id;
  });

  describe('of wallet', () => {
    test.each(walletKinds)(
      '$kind is answered and listed whole',
      async ({ body, created, listed }) => {
        const sent = body(customerId);
        const reply = await call('POST', '/api/wallets', sent);
        const wallet = reply.body.data;
        expect(reply.body).toEqual({ status: 'success', data: created(wallet, customerId) });
        const data = [listed(wallet, customerId)];
        const list = await call('GET', '/api/wallets');
        expect(list.body.data).toEqual(data);
        const filtered = await call('GET', `/api/wallets?customer_id=${customerId}`);
        expect(filtered.body.data).toEqual('customer_id' in sent ? data : []);
        for (const form of inEveryForm('CreateWallet', sent)) expect(form).toEqual(sent);
        for (const form of inEveryForm('CreateWalletResponse', reply.body))
          expect(form).toEqual(reply.body);
        for (const form of inEveryForm('ListWalletsResponse', list.body))
          expect(form).toEqual(list.body);
      },
    );
  });

  describe('of payout method', () => {
    test.each(methodKinds)('$kind is answered whole', async ({ body, created }) => {
      const sent = body(customerId);
      const { body: answer } = await call('POST', '/api/payout/methods/banks', sent);
      expect(answer.data).toEqual(created(answer.data, customerId));
      for (const form of inEveryForm('CreateBankPayoutMethod', sent)) expect(form).toEqual(sent);
      for (const form of inEveryForm('CreateBankPayoutMethodResponse', answer))
        expect(form).toEqual(answer);
    });

    test.each(methodKinds)(
      '$kind is deleted as its owner, once',
      async ({ body, deletions, deleted }) => {
        const other = await call('POST', '/api/business-customers', sampleCustomer());
        for (const { why, body: deletion, deletes } of deletions) {
          const { data } = (await call('POST', '/api/payout/methods/banks', body(customerId))).body;
          const remove = () =>
            call(
              'DELETE',
              `/api/payout/methods/${data.id}`,
              deletion(customerId, other.body.data.id),
            );
          const { status, body: answer } = await remove();
          expect([status, deleted.test(answer.message)], why).toEqual(
            deletes ? [200, true] : [404, false],
          );
          expect((await remove()).status, why).toBe(404);
        }
      },
    );
  });

  describe('of movement', () => {
    const reference = () => randomUUID();

    /** Creates two active wallets of each currency for each owner, with 100 each, and a ZAR method for each. */
    async function parties(): Promise<Parties> {
      const wallets: Record<string, string> = {};
      const addresses: Record<string, string> = {};
      const methods: Record<string, string> = {};
      for (const owner of owners) {
        const owned = owner === 'customer' ? { customer_id: customerId } : {};
        for (const name of ['USDC', 'ZAR', 'USDC 2', 'ZAR 2']) {
          const [currency = '', number] = name.split(' ');
          const network = currency === 'USDC' ? { network: 'polygon' } : {};
          const body = { currency, ...network, ...owned };
          const { data } = (await call('POST', '/api/wallets', body)).body;
          await call('PUT', `/_sandbox/wallets/${data.id}/status`, { status: 'active' });
          await call('POST', `/_sandbox/wallets/${data.id}/fund`, { amount: '100' });
          const key = [currency, owner, ...(number === undefined ? [] : [number])].join(' ');
          wallets[key] = data.id;
          addresses[key] = data.addresses[0]?.address;
        }
        const method = { ...bankMethodSample, ...owned };
        methods[owner] = (await call('POST', '/api/payout/methods/banks', method)).body.data.id;
      }
      return { customerId, wallets, addresses, methods };
    }

    /** The generated fields of a leg. */
    const assigned = (id: string) => ({
      id: expect.any(String),
      transaction_id: expect.stringMatching(/^[0-9A-Z]{10}$/),
      reference_id: id,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const toMatcher = (value: unknown): unknown =>
      value instanceof RegExp ? expect.stringMatching(value) : value;

    test.each(movementKinds)('$kind is answered and found whole', async ({ requests, legs }) => {
      const known = await parties();
      const id = reference();
      let moved: unknown;
      for (const [path, body] of requests(known, id)) {
        const { status, body: answer } = await call('POST', `/_sandbox/${path}`, body);
        expect([status, answer.code]).toEqual([200, undefined]);
        moved = answer.data;
      }
      const found = await call('GET', `/api/customers/transactions/by_ref_id/${id}`);
      expect(found.body.data).toEqual(moved);
      const expected = legs(known).map((leg) => ({
        ...assigned(id),
        ...Object.fromEntries(
          Object.entries(leg).map(([field, value]) => [field, toMatcher(value)]),
        ),
      }));
      expect(found.body.data).toEqual(expected);
      for (const form of inEveryForm('FindTransactionsResponse', found.body))
        expect(form).toEqual(found.body);
    });
  });

  describe('of key', () => {
    test.each(keyKinds)(
      'a $origin key of $environment names its environment and belongs to it',
      async ({ environment, origin }) => {
        const keys = await sandbox().keys();
        const merchant = randomUUID();
        const idOf = async () =>
          (await keys.list()).find((entry) => entry.merchant === merchant)?.id ?? '';
        const made = {
          created: () => keys.create({ merchant, environment }),
          rotated: async () => {
            await keys.create({ merchant, environment });
            return keys.rotate(await idOf());
          },
          given: async () => {
            const key = `pm_${environment}_${merchant}`;
            await keys.register(key, merchant);
            return key;
          },
        };
        const key = await made[origin]();
        expect(key?.startsWith(`pm_${environment}_`)).toBe(true);
        const entries = (await keys.list()).filter((entry) => entry.merchant === merchant);
        expect(new Set(entries.map((entry) => entry.environment))).toEqual(new Set([environment]));
        expect(entries.at(-1)?.hint.startsWith(`pm_${environment}_`)).toBe(true);
        expect((await callerOf(sandbox(), key)('GET', '/api/asset-codes')).status).toBe(200);
      },
    );
  });
});
