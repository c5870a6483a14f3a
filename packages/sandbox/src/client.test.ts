import * as api from '@passmuster/client';
import { callOperation } from '@passmuster/testing/callOperation';
import { everyCall } from '@passmuster/testing/everyCall';
import { bankMethodSample } from '@passmuster/testing/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerOf } from './testing/caller.ts';
import { listen } from './testing/listen.ts';
import { onEachStorage } from './testing/onEachStorage.ts';
import { sampleCustomer } from './testing/sampleCustomer.ts';

const given = { customer: sampleCustomer(), payoutMethodId: '', referenceId: '' };

onEachStorage('the client', (sandbox) => {
  let origin: string;
  let close: () => void;
  beforeAll(async () => {
    ({ url: origin, close } = await listen(sandbox()));
  });
  afterAll(() => close());

  describe.each([
    { way: 'over HTTP', auth: 'x-api-key' },
    { way: 'over HTTP', auth: 'bearer' },
    { way: 'in process', auth: 'x-api-key' },
    { way: 'in process', auth: 'bearer' },
  ] as const)('$way with $auth', ({ way, auth }) => {
    const open = (apiKey: string) =>
      api.createClient({
        baseUrl: way === 'over HTTP' ? `${origin}/api` : 'http://localhost/api',
        ...{ apiKey, auth, fetch: way === 'over HTTP' ? fetch : sandbox().fetch },
      });
    let calls = everyCall(given);
    let client: api.Client;
    beforeAll(async () => {
      const key = await (await sandbox().keys()).create({ merchant: `${way} ${auth}` });
      const { data } = (await callerOf(sandbox(), key)('POST', '/_sandbox/seed')).body;
      client = open(key);
      const method = await api.createBankPayoutMethod(client, bankMethodSample);
      calls = everyCall({
        customer: sampleCustomer(),
        payoutMethodId: api.unwrap(method).id,
        referenceId: data.reference_id,
      });
    });

    test.each(calls.map(({ operation, why }, at) => ({ operation, why, at })))(
      '$operation: $why',
      async ({ at }) => {
        const call = calls[at];
        if (call === undefined) throw new Error(`No call ${at}`);
        const { status, code, gives } = call;
        const { data, error, response } = await callOperation(api, client, call);
        expect((error ?? response)?.status).toBe(status);
        expect(error?.code).toBe(code);
        if (gives !== undefined) expect(data).toMatchObject(gives);
      },
    );

    test('an unknown key is distinguished from every other error', async () => {
      const { error } = await api.listAssetCodes(open('nobody'));
      expect(error).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    });
  });
});
