import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
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

  test('a snapshot brings back what was there, and a reset empties it', async () => {
    await call('POST', '/_sandbox/seed');
    const snapshot = await call('GET', '/_sandbox/snapshot');
    const before = await call('GET', '/api/wallets');
    expect((await call('POST', '/_sandbox/reset')).status).toBe(200);
    expect((await call('GET', '/api/wallets')).body.pagination.total).toBe(0);
    expect((await call('PUT', '/_sandbox/snapshot', snapshot.body.data)).status).toBe(200);
    expect((await call('GET', '/api/wallets')).text).toBe(before.text);
    expect((await call('GET', '/_sandbox/snapshot')).text).toBe(snapshot.text);
  });

  test('a snapshot whose ledger does not add up is refused and changes nothing', async () => {
    await call('POST', '/_sandbox/seed');
    const { body, text } = await call('GET', '/_sandbox/snapshot');
    const forged = structuredClone(body.data);
    forged.tables.wallets[0].balance = '999999999';
    expect((await call('PUT', '/_sandbox/snapshot', forged)).body.code).toBe('SNAPSHOT_REFUSED');
    expect((await call('GET', '/_sandbox/snapshot')).text).toBe(text);
  });

  test.each([
    { field: 'status', value: 'closed' },
    { field: 'asset_type', value: 'GOLD' },
    { field: 'updated_at', value: 'now' },
    { field: 'description', value: '\0' },
    { field: 'description', value: '\ud800' },
  ])('a snapshot with a $field that no wallet has is refused', async ({ field, value }) => {
    await call('POST', '/_sandbox/seed');
    const { body, text } = await call('GET', '/_sandbox/snapshot');
    body.data.tables.wallets[0][field] = value;
    expect((await call('PUT', '/_sandbox/snapshot', body.data)).body.code).toBe('VALIDATION_ERROR');
    expect((await call('GET', '/_sandbox/snapshot')).text).toBe(text);
  });

  test('a snapshot with any one cell changed is restored or refused, and every route still answers', async () => {
    const { customer_id: customer, reference_id: reference } = (
      await call('POST', '/_sandbox/seed')
    ).body.data;
    const { data } = (await call('GET', '/_sandbox/snapshot')).body;
    const paths = [
      '/api/wallets',
      `/api/customers/transactions/by_ref_id/${reference}`,
      `/_sandbox/customers/${customer}`,
      '/_sandbox/ledger',
      '/_sandbox/snapshot',
    ];
    const cells = Object.entries<Record<string, unknown>[]>(data.tables).flatMap(([table, [row]]) =>
      Object.keys(row ?? {}).map((column) => ({ table, column })),
    );
    const values = [null, '', 'x', '{', -1, 1e15, '9'.repeat(30)];
    for (const [at, { table, column }] of cells.entries()) {
      const value = values[at % values.length];
      const changed = structuredClone(data);
      changed.tables[table][0][column] = value;
      const { status } = await call('PUT', '/_sandbox/snapshot', changed);
      const cell = [table, column, value];
      expect([...cell, [200, 400].includes(status)]).toEqual([...cell, true]);
      if (status !== 200) continue;
      for (const path of paths) expect((await call('GET', path)).status).toBeLessThan(500);
    }
  });

  test.each([
    { table: 'transactions', column: 'movement_id', of: 'movements' },
    { table: 'transactions', column: 'sender_wallet_id', of: 'wallets' },
    { table: 'ledger_entries', column: 'movement_id', of: 'movements' },
    { table: 'ledger_entries', column: 'wallet_id', of: 'wallets' },
    { table: 'wallets', column: 'customer_id', of: 'customers' },
    { table: 'bank_methods', column: 'customer_id', of: 'customers' },
    { table: 'wallets', column: 'id', of: 'wallets' },
    { table: 'movements', column: 'id', of: 'movements' },
  ])(
    'a snapshot whose $table.$column is that of another merchant is refused whole',
    async ({ table, column, of }) => {
      const victim = await newMerchant(sandbox());
      for (const merchant of [victim, call]) await merchant('POST', '/_sandbox/seed');
      const foreign = (await victim('GET', '/_sandbox/snapshot')).body.data.tables[of][0].id;
      const { body, text } = await call('GET', '/_sandbox/snapshot');
      body.data.tables[table][0][column] = foreign;
      const { status, body: answer } = await call('PUT', '/_sandbox/snapshot', body.data);
      expect([status, answer.code]).toEqual([400, 'SNAPSHOT_REFUSED']);
      expect((await call('GET', '/_sandbox/snapshot')).text).toBe(text);
      expect((await victim('GET', '/_sandbox/ledger')).body.data.sound).toBe(true);
    },
  );

  test('a snapshot whose pending payout holds another amount than it says is refused', async () => {
    const { body: seeded } = await call('POST', '/_sandbox/seed');
    await call('POST', '/_sandbox/payouts', {
      wallet_id: seeded.data.wallet_ids.zar,
      payout_method_id: seeded.data.payout_method_id,
      amount: '10',
      fee: '1',
    });
    const { data } = (await call('GET', '/_sandbox/snapshot')).body;
    for (const change of [{ amount: '9.00000000' }, { fee: null }]) {
      const forged = structuredClone(data);
      Object.assign(forged.tables.transactions.at(-1), change);
      const { body } = await call('PUT', '/_sandbox/snapshot', forged);
      expect(body.code).toBe('SNAPSHOT_REFUSED');
    }
    const settled = structuredClone(data);
    settled.tables.movements.at(-1).status = 'COMPLETED';
    expect((await call('PUT', '/_sandbox/snapshot', settled)).body.code).toBe('SNAPSHOT_REFUSED');
    expect((await call('PUT', '/_sandbox/snapshot', data)).body.data.misheld).toBe(0);
  });

  test("another merchant's snapshot is refused where its ids are in use", async () => {
    await call('POST', '/_sandbox/seed');
    const { body } = await call('GET', '/_sandbox/snapshot');
    const other = await newMerchant(sandbox());
    expect((await other('PUT', '/_sandbox/snapshot', body.data)).body.code).toBe(
      'SNAPSHOT_REFUSED',
    );
    expect((await call('POST', '/_sandbox/seed')).body.code).toBe('SEEDED_ALREADY');
  });

  test('the clock stands where it is put, and decides what is written', async () => {
    await call('PUT', '/_sandbox/clock', { at: '2030-05-06T07:08:09.010Z' });
    const { body } = await call('POST', '/api/wallets', { currency: 'ZAR' });
    expect(body.data.created_at).toBe('2030-05-06T07:08:09.010Z');
    await call('PUT', '/_sandbox/clock', { offset_ms: 0 });
    const now = await call('POST', '/api/wallets', { currency: 'ZAR' });
    expect(Math.abs(Date.parse(now.body.data.created_at) - Date.now())).toBeLessThan(60_000);
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

  test('a fault for an operation that is not there is refused', async () => {
    const rule = { kind: 'drop', operation: 'listWalets' };
    const { status, body } = await call('PUT', '/_sandbox/faults', { rules: [rule] });
    expect([status, body.issues[0].path]).toEqual([400, ['rules', 0, 'operation']]);
  });

  test('faults with a seed are met in the same order again', async () => {
    const plan = {
      seed: 42,
      rules: [{ kind: 'status', status: 503, operation: 'listAssetCodes', rate: 0.5 }],
    };
    const run = async () => {
      await call('PUT', '/_sandbox/faults', { rules: [] });
      await call('GET', '/api/asset-codes');
      await call('PUT', '/_sandbox/faults', plan);
      const statuses: number[] = [];
      for (let turn = 0; turn < 20; turn += 1)
        statuses.push((await call('GET', '/api/asset-codes')).status);
      return statuses;
    };
    const first = await run();
    expect(new Set(first)).toEqual(new Set([200, 503]));
    expect(await run()).toEqual(first);
    expect((await call('GET', '/api/wallets')).status).toBe(200);
  });

  test.each([
    { fault: 'status=401', status: 401 },
    { fault: 'status=429', status: 429 },
    { fault: 'latency=1, status=500', status: 500 },
    { fault: 'nonsense', status: 200 },
  ])('the header $fault gives $status', async ({ fault, status }) => {
    const reply = await call('GET', '/api/asset-codes', undefined, { 'x-sandbox-fault': fault });
    expect(reply.status).toBe(status);
  });

  test('a dropped connection rejects: before the work, or after it', async () => {
    const create = (fault: string) =>
      call('POST', '/api/wallets', { currency: 'ZAR' }, { 'x-sandbox-fault': fault });
    const total = async () => (await call('GET', '/api/wallets')).body.pagination.total;
    await expect(create('drop')).rejects.toThrow(TypeError);
    expect(await total()).toBe(0);
    await expect(create('drop-after')).rejects.toThrow(TypeError);
    expect(await total()).toBe(1);
    await expect(create('truncate')).rejects.toThrow();
    expect(await total()).toBe(2);
  });

  test.each(magicValues.filter(({ field }) => field !== 'account_number'))(
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

  test('the KYC state is seen and moved here, and nowhere else', async () => {
    const { body } = await call('POST', '/api/business-customers', sampleCustomer());
    expect(body.data).not.toHaveProperty('kyc_status');
    const path = `/_sandbox/customers/${body.data.id}`;
    expect((await call('GET', path)).body.data.kyc_status).toBe('pending');
    await call('PUT', '/_sandbox/clock', { at: '2099-01-01' });
    const moved = await call('PUT', path, { kyc_status: 'approved' });
    expect(moved.body.data).toEqual({
      ...body.data,
      kyc_status: 'approved',
      updated_at: '2099-01-01T00:00:00.000Z',
    });
    expect((await call('PUT', path, { kyc_status: 'maybe' })).status).toBe(400);
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
    const spec = await readFile(new URL('../../../../SPEC.md', import.meta.url), 'utf8');
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
