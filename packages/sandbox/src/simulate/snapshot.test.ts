import { randomUUID } from 'node:crypto';
import { runCount } from '@passmuster/testing/runCount';
import { beforeEach, expect, test } from 'vitest';
import { openStore } from '../db/openStore.ts';
import { type Caller, newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';

onEachStorage('a snapshot', (sandbox) => {
  let call: Caller;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
  });

  test('a snapshot restores the data, and a reset deletes it', async () => {
    await call('POST', '/_sandbox/seed');
    const snapshot = await call('GET', '/_sandbox/snapshot');
    const before = await call('GET', '/api/wallets');
    expect((await call('POST', '/_sandbox/reset')).status).toBe(200);
    expect((await call('GET', '/api/wallets')).body.pagination.total).toBe(0);
    expect((await call('PUT', '/_sandbox/snapshot', snapshot.body.data)).status).toBe(200);
    expect((await call('GET', '/api/wallets')).text).toBe(before.text);
    expect((await call('GET', '/_sandbox/snapshot')).text).toBe(snapshot.text);
    // The answer as it was saved, such as by `curl -o`.
    await call('POST', '/_sandbox/reset');
    expect((await call('PUT', '/_sandbox/snapshot', snapshot.text)).status).toBe(200);
    expect((await call('GET', '/_sandbox/snapshot')).text).toBe(snapshot.text);
  });

  test('a snapshot has every column of every table but settings, keys and the order of rows', async () => {
    await call('POST', '/_sandbox/seed');
    const { tables } = (await call('GET', '/_sandbox/snapshot')).body.data;
    const store = await openStore({});
    const all = await store.read.introspection.getTables();
    await store.close();
    const kept = all
      .filter(({ name }) => !['merchants', 'api_keys'].includes(name))
      .map(({ name, columns }) => [
        name,
        columns.map((column) => column.name).filter((n) => !['seq', 'merchant_id'].includes(n)),
      ]);
    const taken = Object.entries<object[]>(tables).map(([name, [row = {}]]) => [
      name,
      Object.keys(row),
    ]);
    const sorted = (entries: unknown[][]) =>
      Object.fromEntries(entries.map(([name, columns]) => [name, (columns as string[]).sort()]));
    expect(sorted(taken)).toEqual(sorted(kept));
  });

  test('a snapshot of 1,500 wallets is restored whole', async () => {
    await call('POST', '/_sandbox/seed');
    const { data } = (await call('GET', '/_sandbox/snapshot')).body;
    const empty = data.tables.wallets.at(-1);
    const others = Array.from({ length: 1_500 }, () => ({
      ...empty,
      ...{ id: randomUUID(), balance: '0', address: null, network: null, address_id: null },
    }));
    data.tables.wallets.push(...others);
    expect((await call('PUT', '/_sandbox/snapshot', data)).status).toBe(200);
    expect((await call('GET', '/api/wallets')).body.pagination.total).toBe(1_503);
  });

  test('100,000 rows that no table has are one issue', async () => {
    const { body } = await call('PUT', '/_sandbox/snapshot', {
      format: 'passmuster-sandbox/2',
      tables: { movements: Array(100_000).fill({ a: true }), unknown: 1 },
    });
    expect(body.issues.map(({ path }: { readonly path: unknown }) => path)).toEqual([
      ['tables', 'movements'],
    ]);
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
    const oneIn = runCount(3, 1);
    for (const [at, { table, column }] of cells.entries()) {
      if (at % oneIn > 0) continue;
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
});
