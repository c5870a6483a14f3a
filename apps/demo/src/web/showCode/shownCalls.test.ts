import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@passmuster/client';
import { createCustomerForm, valuesOf } from '@passmuster/form';
import { directReviewer } from '@passmuster/form/reviewer';
import { expect, test } from 'vitest';
import { call as createBankPayoutMethod } from './calls/createBankPayoutMethod.ts';
import { call as createBusinessCustomer } from './calls/createBusinessCustomer.ts';
import { call as findTransactions } from './calls/findTransactions.ts';
import { call as listWallets } from './calls/listWallets.ts';
import { call as reviewApplication } from './calls/reviewApplication.ts';
import { call as validateAddress } from './calls/validateAddress.ts';
import type { ShownCall } from './realCall.ts';
import { callOf, shownCalls } from './shownCalls.ts';

const examples = join(import.meta.dirname, '../../../../../examples');

/** Runs a call against its answer. Returns the request, as the page shows it, and its result. */
async function run(
  call: (client: ReturnType<typeof createClient>) => Promise<string>,
  answer: string,
  status: number,
) {
  const sent: string[] = [];
  const client = createClient({
    baseUrl: 'https://api.test/api',
    apiKey: 'pm_sandbox_of_a_test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      const start = `${request.method} ${pathname.replace('/api', '')}${search}`;
      sent.push(
        body === '' ? start : `${start}\n\n${JSON.stringify(JSON.parse(body), undefined, 2)}`,
      );
      return new Response(answer, { status, headers: { 'content-type': 'application/json' } });
    },
  });
  return { sent, result: await call(client) };
}

test.each([
  ['listWallets', listWallets, 200, 'USDC 625.50000000'],
  ['createBankPayoutMethod', createBankPayoutMethod, 201, 'c4607265-15d8-47d2-9e30-f1ab80889ed4'],
  ['findTransactions', findTransactions, 200, 'DEBIT 125.50000000 USDC'],
  ['validateAddress', validateAddress, 200, 'Valid'],
] as const)(
  '%s sends the request that the page shows, and takes its answer',
  async (name, call, status, expected) => {
    const { request, answer } = shownCalls[name];
    const { sent, result } = await run(call, answer, status);
    expect(sent).toEqual([request]);
    expect(result).toBe(expected);
  },
);

test('a customer is sent as the page shows it begin, and its answer is taken', async () => {
  const { request, answer } = shownCalls.createBusinessCustomer;
  const example = await readFile(join(examples, 'us-llc.json'), 'utf8');
  const values = valuesOf(JSON.parse(example));
  const form = createCustomerForm({ reviewer: directReviewer(), values });
  const { sent, result } = await run((client) => createBusinessCustomer(client, form), answer, 201);
  const [beginning = ''] = request.split('…');
  const [whole = ''] = sent;
  for (const line of beginning.trim().split('\n')) expect(whole).toContain(line);
  expect(result).toBe('d36f5ccf-9d26-42bb-8f96-e2ea51374c72');
});

test('a review comes to what the page shows, and sends nothing', async () => {
  expect(await reviewApplication()).toBe(shownCalls.reviewApplication.answer);
  expect(shownCalls.reviewApplication).not.toHaveProperty('request');
});

test.each<[string, ShownCall]>(Object.entries(shownCalls))(
  '%s is a call, its request and its answer that fit a page',
  (_, { code, request = '', answer }) => {
    for (const part of [code, request, answer]) {
      const lines = part.split('\n');
      expect(lines.length).toBeLessThanOrEqual(34);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    }
    expect(code.split('\n').length).toBeGreaterThanOrEqual(9);
  },
);

test.each([
  ['/applications', 'reviewApplication'],
  ['/applications/some/owners', 'reviewApplication'],
  ['/applications/some/review', 'createBusinessCustomer'],
  ['/customers', 'createBusinessCustomer'],
  ['/customers/some', 'listWallets'],
  ['/wallets', 'listWallets'],
  ['/payout-methods', 'createBankPayoutMethod'],
  ['/transactions/some', 'findTransactions'],
  ['/address-check/list', 'validateAddress'],
] as const)('%s shows %s', (address, name) => {
  expect(callOf(address)).toEqual({ ...shownCalls[name], isExample: true });
});

test.each([
  [
    '/customers/one',
    '/wallets?customer_id=one&limit=2',
    "listWallets(client, { customer_id: 'one', limit: 2 })",
  ],
  ['/wallets', '/wallets', 'listWallets(client, {})'],
  ['/transactions/two', '/customers/transactions/by_ref_id/two', "const reference = 'two';"],
  [
    '/address-check',
    '/payouts/validate-address?address=it%27s&network=tron',
    "const address = 'it\\'s';",
  ],
])('%s shows what it has read, if it has', (address, request, code) => {
  const answer = JSON.stringify({ data: [{ id: 'first' }, { id: 'second' }, { id: 'third' }] });
  const shown = callOf(address, (path) => (path.test(request) ? { request, answer } : undefined));
  expect(shown).toMatchObject({ isExample: false, request: `GET ${request}` });
  expect(shown.code).toContain(code);
  expect(JSON.parse(shown.answer)).toEqual({ data: [{ id: 'first' }, '… 2 more'] });
});

test('what was sent to create something is never shown', () => {
  const other = { request: '/payout/methods/banks', answer: '{}' };
  expect(callOf('/payout-methods', () => other).isExample).toBe(true);
});
