import { randomUUID } from 'node:crypto';
import type { Caller } from './caller.ts';
import { sampleCustomer } from './sampleCustomer.ts';

type Probe = readonly [
  method: string,
  path: (id: string) => string,
  body?: (id: string) => unknown,
];

/** Returns every route that takes an id, with the id in each possible place. */
function probesFor(ownWallet: string, ownMethod: string, method: string): Probe[] {
  const amount = '1';
  const methods = '/api/payout/methods';
  const own = (path: string) => () => path;
  return [
    ['POST', own('/api/wallets'), (id) => ({ currency: 'ZAR', customer_id: id })],
    ['POST', own(`${methods}/banks`), (id) => ({ ...bank, customer_id: id })],
    ['GET', (id) => `/api/wallets?customer_id=${id}`],
    ['DELETE', (id) => `${methods}/${id}`],
    ['DELETE', (id) => `${methods}/${id}`, (id) => ({ customer_id: id })],
    ['DELETE', own(`${methods}/${method}`), (id) => ({ customer_id: id })],
    ['DELETE', own(`${methods}/${ownMethod}`), (id) => ({ customer_id: id })],
    ['GET', (id) => `/api/customers/transactions/by_ref_id/${id}`],
    ['POST', (id) => `/_sandbox/wallets/${id}/fund`, () => ({ amount })],
    ['PUT', (id) => `/_sandbox/wallets/${id}/status`, () => ({ status: 'active' })],
    [
      'POST',
      own('/_sandbox/transfers'),
      (id) => ({ amount, from_wallet_id: ownWallet, to_wallet_id: id }),
    ],
    [
      'POST',
      own('/_sandbox/swaps'),
      (id) => ({ amount, rate: '2', from_wallet_id: id, to_wallet_id: ownWallet }),
    ],
    [
      'POST',
      own('/_sandbox/payouts'),
      (id) => ({ amount, wallet_id: ownWallet, payout_method_id: id }),
    ],
    [
      'POST',
      own('/_sandbox/payouts'),
      (id) => ({ amount, wallet_id: id, payout_method_id: ownMethod }),
    ],
    ['POST', (id) => `/_sandbox/payouts/${id}/settle`],
    ['POST', (id) => `/_sandbox/payouts/${id}/fail`],
    ['GET', (id) => `/_sandbox/customers/${id}`],
    ['PUT', (id) => `/_sandbox/customers/${id}`, () => ({ kyc_status: 'approved' })],
  ];
}

const bank = {
  type: 'BANK',
  currency: 'ZAR',
  account_name: 'A',
  account_number: '0012345678',
  bank_name: 'B',
  bank_code: '1',
};

/**
 * Sends every probe as `stranger`, with each kind of id that `victim` owns and with an unknown id.
 * A leak is an answer that differs between the two, or changed data of the victim.
 */
export async function tenantProbes(
  victim: Caller,
  stranger: Caller,
): Promise<{ readonly probes: number; readonly leaks: readonly string[] }> {
  const { data } = (await victim('POST', '/_sandbox/seed')).body;
  const wallet = { from_wallet_id: data.wallet_ids.zar, payout_method_id: data.payout_method_id };
  const payout = await victim('POST', '/_sandbox/payouts', {
    wallet_id: wallet.from_wallet_id,
    payout_method_id: wallet.payout_method_id,
    amount: '10',
  });
  await victim('POST', '/api/business-customers', sampleCustomer());
  const foreign: Readonly<Record<string, string>> = {
    customer: data.customer_id,
    wallet: data.wallet_ids.usdc,
    method: data.payout_method_id,
    reference: payout.body.data[0].reference_id,
  };
  const own = (await stranger('POST', '/_sandbox/seed')).body.data;
  const before = (await victim('GET', '/_sandbox/snapshot')).text;
  const leaks: string[] = [];
  let probes = 0;
  for (const probe of probesFor(own.wallet_ids.zar, own.payout_method_id, data.payout_method_id)) {
    const unknown = await send(stranger, probe, randomUUID());
    for (const [kind, id] of Object.entries(foreign)) {
      probes += 1;
      const answer = await send(stranger, probe, id);
      if (answer !== unknown) leaks.push(`${probe[0]} ${probe[1](kind)}: ${answer}`);
    }
  }
  if ((await victim('GET', '/_sandbox/snapshot')).text !== before)
    leaks.push('the data has changed');
  return { probes, leaks };
}

/** Returns the status, the headers except the request id and the time, and the body. */
async function send(call: Caller, [method, path, body]: Probe, id: string): Promise<string> {
  const { status, text, headers } = await call(method, path(id), body?.(id));
  headers.delete('x-request-id');
  return JSON.stringify([status, [...headers], text]);
}
