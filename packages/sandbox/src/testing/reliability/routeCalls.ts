import { randomUUID } from 'node:crypto';
import { acceptedCalls } from '@passmuster/testing/operationCalls';
import { bankMethodSample } from '@passmuster/testing/samples';
import type { SeededData } from '../../simulate/seedData.ts';
import type { Caller } from '../caller.ts';
import { sampleCustomer } from '../sampleCustomer.ts';

/** A request that a route carries out on the sample data. */
export interface RouteCall {
  readonly route: string;
  /** `either`: may be answered from what it reads. */
  readonly access: 'reads' | 'writes' | 'either';
  readonly request: readonly [method: string, path: string, body?: unknown];
}

const reads = (route: string, path: string): RouteCall => ({
  route,
  access: 'reads',
  request: ['GET', path],
});
const writes = (route: string, method: string, path: string, body: unknown = {}): RouteCall => ({
  route,
  access: 'writes',
  request: [method, path, body],
});

/** What the requests need: the ids of the sample data, two payouts that are pending, and a snapshot. */
export interface RouteData {
  readonly seeded: SeededData;
  readonly payouts: readonly [settled: string, failed: string];
  readonly snapshot: object;
}

/** Creates the data that the requests need. */
export async function createRouteData(call: Caller): Promise<RouteData> {
  // The first customer loads the rules.
  await call('POST', '/api/business-customers', sampleCustomer());
  const seeded: SeededData = (await call('POST', '/_sandbox/seed')).body.data;
  const { body } = await call('POST', '/api/payout/methods/banks', bankMethodSample);
  const start = async (): Promise<string> => {
    const payout = {
      ...{ wallet_id: seeded.wallet_ids.zar, payout_method_id: body.data.id, amount: '1' },
      reference_id: randomUUID(),
    };
    await call('POST', '/_sandbox/payouts', payout);
    return payout.reference_id;
  };
  const payouts = [await start(), await start()] as const;
  return { seeded, payouts, snapshot: (await call('GET', '/_sandbox/snapshot')).body.data };
}

/** Returns one request for each route of the API and of the controls. */
export function routeCalls({
  seeded: {
    customer_id: customer,
    payout_method_id: method,
    wallet_ids: { usdc, zar, customer_usdc: other },
    reference_id: reference,
  },
  payouts: [settled, failed],
  snapshot,
}: RouteData): readonly RouteCall[] {
  const amount = '1';
  const pair = { from_wallet_id: usdc, to_wallet_id: other, amount };
  const payout = { wallet_id: zar, payout_method_id: method, amount };
  return [
    ...acceptedCalls({
      customer: sampleCustomer(),
      ...{ payoutMethodId: method, referenceId: reference },
    }).map(({ operation, asks, sends }): RouteCall => {
      const [verb = '', target = ''] = asks.split(' ');
      return verb === 'GET'
        ? reads(operation, `/api${target}`)
        : writes(operation, verb, `/api${target}`, sends);
    }),
    writes('fundWallet', 'POST', `/_sandbox/wallets/${zar}/fund`, { amount }),
    writes('transfer', 'POST', '/_sandbox/transfers', pair),
    writes('swap', 'POST', '/_sandbox/swaps', { ...pair, to_wallet_id: zar, rate: '2' }),
    writes('startPayout', 'POST', '/_sandbox/payouts', payout),
    writes('settlePayout', 'POST', `/_sandbox/payouts/${settled}/settle`),
    writes('failPayout', 'POST', `/_sandbox/payouts/${failed}/fail`),
    writes('setWalletStatus', 'PUT', `/_sandbox/wallets/${zar}/status`, { status: 'active' }),
    reads('listCustomers', '/_sandbox/customers'),
    reads('showCustomer', `/_sandbox/customers/${customer}`),
    writes('setCustomerStatus', 'PUT', `/_sandbox/customers/${customer}`, {
      kyc_status: 'approved',
    }),
    reads('listPayoutMethods', '/_sandbox/payout-methods'),
    reads('showPayoutMethod', `/_sandbox/payout-methods/${method}`),
    writes('setClock', 'PUT', '/_sandbox/clock'),
    writes('setFaults', 'PUT', '/_sandbox/faults', { rules: [] }),
    writes('setSwitches', 'PUT', '/_sandbox/switches'),
    { ...writes('seed', 'POST', '/_sandbox/seed'), access: 'either' },
    writes('reset', 'POST', '/_sandbox/reset'),
    { ...reads('takeSnapshot', '/_sandbox/snapshot'), access: 'either' },
    writes('restoreSnapshot', 'PUT', '/_sandbox/snapshot', snapshot),
    reads('auditLedger', '/_sandbox/ledger'),
    reads('listAssumptions', '/_sandbox/assumptions'),
    reads('listMagicValues', '/_sandbox/magic-values'),
  ];
}
