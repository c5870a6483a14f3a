import { success, walletSample as wallet } from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { type ClientOptions, createClient, createWallet, listWallets } from '../index.ts';
import { recorder } from '../testing/recorder.ts';
import { key } from '../testing/withFaults.ts';

const baseUrl = 'https://api.example/api';

test('a hook adds headers, but not in place of those of the client', async () => {
  const { fetch, calls } = recorder(success(wallet));
  const client = createClient({
    baseUrl,
    apiKey: key,
    fetch,
    onRequest: ({ headers }) => {
      headers.set('traceparent', '00-1-2-01');
      headers.set('x-api-key', 'mine');
      headers.set('content-type', 'text/plain');
    },
  });
  await createWallet(client, { currency: 'ZAR' });
  const { headers } = calls[0]!;
  expect([...headers]).toEqual([
    ['accept', 'application/json'],
    ['content-type', 'application/json'],
    ['traceparent', '00-1-2-01'],
    ['x-api-key', key],
  ]);
});

test('a request without a body announces none, whatever a hook says', async () => {
  const { fetch, calls } = recorder();
  const onRequest: ClientOptions['onRequest'] = ({ headers }) => {
    headers.set('content-type', 'application/json');
  };
  await listWallets(createClient({ baseUrl, apiKey: key, fetch, onRequest }));
  expect(calls[0]?.headers.has('content-type')).toBe(false);
});

test('a hook that throws stops nothing', async () => {
  const fail = (): never => {
    throw new Error('tracer is down');
  };
  const { fetch } = recorder();
  const client = createClient({ baseUrl, apiKey: key, fetch, onRequest: fail, onResponse: fail });
  expect((await listWallets(client)).data?.wallets).toEqual([wallet]);
});

test('a hook whose promise rejects stops nothing, and the rejection is not left unhandled', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): number => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const fail = (): Promise<never> => Promise.reject(new Error('tracer is down'));
  const { fetch } = recorder();
  const client = createClient({ baseUrl, apiKey: key, fetch, onRequest: fail, onResponse: fail });
  expect((await listWallets(client)).data?.wallets).toEqual([wallet]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('a hook that breaks its event makes an error, not an exception', async () => {
  const { fetch } = recorder();
  const onRequest: ClientOptions['onRequest'] = (event) => void Reflect.set(event, 'headers', 7);
  const client = createClient({ baseUrl, apiKey: key, fetch, onRequest, retry: { limit: 0 } });
  expect((await listWallets(client)).error?.kind).toBe('connection');
});
