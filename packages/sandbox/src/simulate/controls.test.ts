import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { magicValues } from '../ledger/magicValues.ts';
import { defaultSwitches } from '../ledger/switches.ts';
import { type Caller, callerOf, newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';
import { sampleCustomer } from '../testing/sampleCustomer.ts';
import { controlRoutes } from './controlRoutes.ts';

onEachStorage('the controls', (sandbox) => {
  let call: Caller;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
  });

  test('the clock stops at the given time, which new rows get', async () => {
    await call('PUT', '/_sandbox/clock', { at: '2030-05-06T07:08:09.010Z' });
    const { body } = await call('POST', '/api/wallets', { currency: 'ZAR' });
    expect(body.data.created_at).toBe('2030-05-06T07:08:09.010Z');
    expect((await call('PUT', '/_sandbox/clock', { at: 'yesterday' })).status).toBe(400);
  });

  test.each([
    { clock: { at: '0001-01-01' }, status: 200 },
    { clock: { at: '0001-01-01T00:00:00.000+00:01' }, status: 400 },
    { clock: { at: '9999-12-31T23:59:59.999Z' }, status: 200 },
    { clock: { at: '9999-12-31T23:59:59.999-00:01' }, status: 400 },
    { clock: { offset_ms: -5e13 }, status: 200 },
    { clock: { offset_ms: -5e13 - 1 }, status: 400 },
    { clock: { offset_ms: 5e13 }, status: 200 },
    { clock: { offset_ms: 5e13 + 1 }, status: 400 },
  ])(
    'the clock $clock is answered $status, and a customer at that time is answered',
    async ({ clock, status }) => {
      expect((await call('PUT', '/_sandbox/clock', clock)).status).toBe(status);
      const { data } = (await call('POST', '/api/wallets', { currency: 'ZAR' })).body;
      expect(data.created_at).toMatch(/^\d{4}-/);
      const { status: answered } = await call('POST', '/api/business-customers', sampleCustomer());
      expect([201, 400]).toContain(answered);
    },
  );

  test('the settings are shown as they were made, until the data is deleted', async () => {
    await call('PUT', '/_sandbox/clock', { offset_ms: 86_400_000 });
    await call('PUT', '/_sandbox/faults', { rules: [{ kind: 'drop' }] });
    const { data } = (await call('GET', '/_sandbox/settings')).body;
    expect(data).toMatchObject({
      clock: { offset: 86_400_000 },
      faults: { rules: [{ kind: 'drop' }] },
    });
    expect(Date.parse(data.now)).toBeGreaterThan(Date.now() + 86_000_000);
    await call('POST', '/_sandbox/reset');
    expect(Object.keys((await call('GET', '/_sandbox/settings')).body.data)).toEqual(['now']);
  });

  test.each(magicValues.filter(({ field }) => field === 'email' || field === 'phone'))(
    'the $field $value is taken from the start',
    async ({ field, value }) => {
      const { status } = await call(
        'POST',
        '/api/business-customers',
        sampleCustomer({ [field]: value }),
      );
      expect(status).toBe(409);
    },
  );

  test('only the control route shows and changes the KYC state', async () => {
    const { body } = await call('POST', '/api/business-customers', sampleCustomer());
    expect(body.data).not.toHaveProperty('kyc_status');
    const path = `/_sandbox/customers/${body.data.id}`;
    expect((await call('GET', path)).body.data.kyc_status).toBe('pending');
    await call('PUT', '/_sandbox/clock', { at: '2099-01-01' });
    const moved = await call('PUT', path, { kyc_status: 'approved' });
    expect(moved.body.data).toEqual({
      ...body.data,
      kyc_status: 'approved',
      kyc_reasons: [],
      updated_at: '2099-01-01T00:00:00.000Z',
    });
    expect((await call('PUT', path, { kyc_status: 'maybe' })).status).toBe(400);
  });

  test('the customers of this merchant are listed, the newest first, also one whose answer was lost', async () => {
    const first = (await call('POST', '/api/business-customers', sampleCustomer())).body.data;
    await call('PUT', '/_sandbox/faults', { rules: [{ kind: 'drop-after', times: 1 }] });
    const lost = {
      email: 'lost@answers.example',
      phone: '+442079460777',
      business_name: 'Lost Ltd',
    };
    await call('POST', '/api/business-customers', { ...sampleCustomer(), ...lost }).catch(() => {});
    const { data } = (await call('GET', '/_sandbox/customers')).body;
    expect(data).toEqual([
      { ...data[0], business_name: 'Lost Ltd', email: lost.email, kyc_status: 'pending' },
      {
        id: first.id,
        business_name: first.business_name,
        email: first.email,
        kyc_status: 'pending',
        created_at: first.created_at,
      },
    ]);
    const shown = (await call('GET', `/_sandbox/customers/${data[0].id}`)).body.data;
    expect(shown.business_name).toBe('Lost Ltd');
    const stranger = await newMerchant(sandbox());
    expect((await stranger('GET', '/_sandbox/customers')).body.data).toEqual([]);
  });

  const withId = controlRoutes.filter(({ path }) => path.includes(':'));
  test.each(
    withId.flatMap(({ method, path }) =>
      ['%00', '%zz', '%ff', 'x'].map((id) => ({ method, path, id })),
    ),
  )('$method $path with the id $id answers as for an unknown one', async ({ method, path, id }) => {
    const body = { amount: '1', status: 'active', kyc_status: 'approved' };
    const send = (value: string) =>
      call(method, path.replace(/:\w+/, value), method === 'GET' ? undefined : body);
    const unknown = await send('3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b');
    const { status, text } = await send(id);
    expect([status, text]).toEqual([404, unknown.text]);
  });

  test('every gap that SPEC.md has a reading of the sandbox for is listed, with its switch where it has one', async () => {
    const { body } = await call('GET', '/_sandbox/assumptions');
    const spec = await readFile(new URL('../../../../docs/SPEC.md', import.meta.url), 'utf8');
    const gaps = [...spec.matchAll(/^\| (\d+) \| [^|]* \| ([^|]*) \|/gm)]
      .filter(([, , reading]) => /sandbox/i.test(reading ?? ''))
      .map(([, gap]) => Number(gap));
    expect(body.data.map(({ gap }: { gap: number }) => gap)).toEqual(gaps);
    const switches = body.data.flatMap(({ settings }: { settings: string[] }) => settings);
    expect(switches).toEqual(expect.arrayContaining(Object.keys(defaultSwitches)));
    for (const row of body.data) {
      expect(row).toEqual({
        gap: expect.any(Number),
        point: expect.any(String),
        reading: expect.any(String),
        settings: expect.any(Array),
      });
    }
  });

  test.each([
    { change: { kycRules: false }, send: { documents: [] }, status: 201 },
    { change: { conflictStatus: 422 }, send: { email: 'taken@sandbox.example' }, status: 422 },
    { change: { validationStatus: 422 }, send: { documents: [] }, status: 422 },
    { change: { requireWebsite: false }, send: { business_website: undefined }, status: 201 },
    { change: {}, send: { business_website: undefined }, status: 400 },
  ])('with $change a customer with $send gives $status', async ({ change, send, status }) => {
    await call('PUT', '/_sandbox/switches', change);
    const customer = { ...sampleCustomer(), ...send };
    expect((await call('POST', '/api/business-customers', customer)).status).toBe(status);
  });

  test('the metrics count every operation', async () => {
    await call('GET', '/api/asset-codes');
    const { text, status } = await callerOf(sandbox())('GET', '/metrics');
    expect(status).toBe(200);
    expect(text).toMatch(
      /sandbox_request_duration_seconds_count\{operation="listAssetCodes",status="200"\} \d+/,
    );
  });
});

test('the clock goes on from the time of the process', async () => {
  const key = 'a-key-of-this-clock-test';
  const clock = () => Date.UTC(2031, 0, 31);
  const sandbox = createSandbox({ apiKeys: [key], clock });
  const call = callerOf(sandbox, key);
  const { body } = await call('PUT', '/_sandbox/clock', { offset_ms: 86_400_000 });
  expect(body.data.now).toBe('2031-02-01T00:00:00.000Z');
  await call('PUT', '/_sandbox/clock', { offset_ms: 0 });
  const { data } = (await call('POST', '/api/wallets', { currency: 'ZAR' })).body;
  expect(data.created_at).toBe('2031-01-31T00:00:00.000Z');
  await sandbox.close();
});
