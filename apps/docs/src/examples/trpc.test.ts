import { inspect } from 'node:util';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { expect, test } from 'vitest';
import { appRouter, createCaller } from './trpc.ts';

const secret = 'PASS-12345';
const everything = (value: unknown): string =>
  inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true });

test('tRPC takes a schema as input', async () => {
  const caller = createCaller({});
  expect(await caller.createWallet({ currency: 'ZAR' })).toBe('ZAR');
});

test.each([
  { currency: 'USDC', network: secret },
  { currency: { [secret]: secret } },
  { currency: 'ZAR', description: [secret] },
])('the error about %j contains no value, in process', async (input) => {
  // @ts-expect-error The input has the type of the schema.
  const refused = createCaller({}).createWallet(input);
  await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const error: unknown = await refused.catch((thrown: unknown) => thrown);
  expect(everything(error)).not.toContain(secret);
  expect(error).toMatchObject({ cause: { findings: [{ severity: 'error' }] } });
});

test('what is answered and logged over HTTP contains no value', async () => {
  const logged: unknown[] = [];
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    router: appRouter,
    req: new Request('http://localhost/trpc/createWallet', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ currency: 'USDC', network: secret }),
    }),
    onError: ({ error }) => logged.push(error),
  });
  const text = await response.text();
  expect(response.status).toBe(400);
  expect(JSON.parse(text).error.data.findings).toMatchObject([{ path: ['network'] }]);
  expect(logged).toHaveLength(1);
  expect([text, everything(logged)].join()).not.toContain(secret);
});
