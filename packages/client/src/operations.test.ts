import { operations } from '@passmuster/schemas/operations';
import { page, success, tokenExpired, walletSample as wallet } from '@passmuster/testing/answers';
import { callOperation } from '@passmuster/testing/callOperation';
import { everyCall } from '@passmuster/testing/everyCall';
import { acceptedCalls, sampleGiven } from '@passmuster/testing/operationCalls';
import { expect, test } from 'vitest';
import * as api from './index.ts';
import { bindClient, createClient, createWallet, findTransactions } from './index.ts';
import { json } from './testing/answer.ts';
import { send } from './testing/inTurn.ts';
import { key, withFaults } from './testing/withFaults.ts';

const accepted = acceptedCalls(sampleGiven);

test('every operation has a call', () => {
  expect(accepted.map(({ operation }) => operation)).toEqual(
    operations.map(({ route }) => route.id),
  );
});

test.each(accepted)('$operation returns the data of its answer', async (call) => {
  await withFaults(send(json(call.answer)), async (client) => {
    const result = await callOperation(api, client, call);
    expect(result.error).toBeUndefined();
    expect(result.data).toEqual(call.data);
  });
});

test.each(everyCall(sampleGiven))(
  '$operation sends $asks for $why',
  async ({ asks, sends, ...call }) => {
    await withFaults(send(json(tokenExpired, { status: 401 })), async (client, { received }) => {
      await callOperation(api, client, { asks, ...call });
      const [request] = received;
      expect(received).toHaveLength(1);
      expect(`${request?.method} ${request?.target.replace(/^\/api/, '')}`).toBe(asks);
      expect(request?.body ? JSON.parse(request.body) : undefined).toEqual(sends);
      expect(request?.headers['x-api-key']).toBe(key);
      expect(request?.headers['content-type']).toBe(sends ? 'application/json' : undefined);
    });
  },
);

test.each(accepted)('$operation gives a 401 as an error of its own name', async (call) => {
  await withFaults(send(json(tokenExpired, { status: 401 })), async (client) => {
    const { error } = await callOperation(api, client, call);
    expect(error).toMatchObject({
      operation: call.operation,
      code: 'INVALID_TOKEN',
      reason: 'token_expired',
    });
  });
});

test('every operation is bound under its resource, and sends the same request', async () => {
  const urls: string[] = [];
  const client = createClient({
    baseUrl: 'https://h/api',
    apiKey: key,
    fetch: async (url, { method }) => {
      urls.push(`${method} ${url.slice('https://h/api'.length)}`);
      return Response.json(page([]));
    },
  });
  const bound = bindClient(client);
  const functions = {
    createBusinessCustomer: bound.businessCustomers.create,
    createBankPayoutMethod: bound.payoutMethods.createBank,
    createWallet: bound.wallets.create,
    listWallets: bound.wallets.list,
    deletePayoutMethod: bound.payoutMethods.delete,
    findTransactions: bound.transactions.find,
    listAssetCodes: bound.assetCodes.list,
    validateAddress: bound.addresses.validate,
  };
  for (const { operation, input } of accepted)
    await Reflect.apply(functions[operation], undefined, [input]);
  await bound.wallets.paginate().next();
  expect(urls).toEqual([...accepted.map(({ asks }) => asks), 'GET /wallets?page=1&limit=100']);
});

test.each([200, 201, 202])(
  'a creation answered with %i is a success (SPEC-GAP 38)',
  async (status) => {
    await withFaults(send(json(success(wallet), { status })), async (client) => {
      const { data, response } = await createWallet(client, { currency: 'ZAR' });
      expect([data, response?.status]).toEqual([wallet, status]);
    });
  },
);

test.each([
  { answer: success(wallet), message: undefined },
  { answer: { ...success(wallet), message: 'Wallet created' }, message: 'Wallet created' },
])('the message of a success is $message (SPEC-GAP 67)', async ({ answer, message }) => {
  await withFaults(send(json(answer)), async (client) => {
    expect((await createWallet(client, { currency: 'ZAR' })).response?.message).toBe(message);
  });
});

const none = { status: 'error', code: 'TRANSACTIONS_NOT_FOUND', message: 'None' };

test.each([
  { whenNotFound: undefined, data: undefined, code: 'TRANSACTIONS_NOT_FOUND' },
  { whenNotFound: 'error', data: undefined, code: 'TRANSACTIONS_NOT_FOUND' },
  { whenNotFound: 'empty', data: [], code: undefined },
] as const)(
  'transactions not found, whenNotFound $whenNotFound: data $data',
  async ({ whenNotFound, data, code }) => {
    await withFaults(send(json(none, { status: 404 })), async (client) => {
      const options = whenNotFound && { whenNotFound };
      const result = await findTransactions(client, { reference_id: 'r' }, options);
      expect([result.data, result.error?.code]).toEqual([data, code]);
      expect(result.response?.status).toBe(404);
    });
  },
);

test('a malformed reference stays an error where none found is an empty list', async () => {
  const malformed = { ...none, code: 'INVALID_REFERENCE_ID' };
  await withFaults(send(json(malformed, { status: 400 })), async (client) => {
    const { error } = await findTransactions(
      client,
      { reference_id: 'r' },
      { whenNotFound: 'empty' },
    );
    expect(error?.code).toBe('INVALID_REFERENCE_ID');
  });
});
