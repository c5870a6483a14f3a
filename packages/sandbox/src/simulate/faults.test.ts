import { beforeEach, expect, test } from 'vitest';
import { faultKinds } from '../ledger/faultPlan.ts';
import { type Caller, newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';

onEachStorage('faults', (sandbox) => {
  let call: Caller;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
  });

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

  test('a fault with a count ends after it, counts its own operation, and starts again with another plan', async () => {
    const rule = { kind: 'status', status: 503, operation: 'listAssetCodes', times: 2 };
    const statuses = async () => {
      const paths = ['wallets', 'asset-codes', 'asset-codes', 'asset-codes'];
      const answers = [];
      for (const path of paths) answers.push((await call('GET', `/api/${path}`)).status);
      return answers;
    };
    await call('PUT', '/_sandbox/faults', { seed: 1, rules: [rule] });
    expect(await statuses()).toEqual([200, 503, 503, 200]);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await call('PUT', '/_sandbox/faults', { seed: 2, rules: [rule] });
    expect(await statuses()).toEqual([200, 503, 503, 200]);
    const none = await call('PUT', '/_sandbox/faults', { rules: [{ ...rule, times: 0 }] });
    expect(none.status).toBe(400);
  });

  test.each([
    { fault: 'status=401', status: 401 },
    { fault: 'status=429', status: 429 },
    { fault: 'latency=1, status=500', status: 500 },
    { fault: 'latency=120001', status: 400 },
    { fault: 'latency', status: 400 },
    { fault: 'slow-body=1', status: 200 },
    { fault: 'slow-body=120001', status: 400 },
    { fault: 'slow-body', status: 400 },
    { fault: 'latency=-1', status: 400 },
    { fault: 'status=399', status: 400 },
    { fault: 'status=599', status: 599 },
    { fault: 'status=600', status: 400 },
    { fault: 'drop=1', status: 400 },
    { fault: 'status=503, dorp', status: 400 },
    { fault: 'Drop', status: 400 },
    { fault: '', status: 400 },
    { fault: 'html', status: 502 },
  ])('the header $fault gives $status', async ({ fault, status }) => {
    const reply = await call('GET', '/api/asset-codes', undefined, { 'x-sandbox-fault': fault });
    expect(reply.status).toBe(status);
  });

  test('an unknown fault is refused with those that exist', async () => {
    const header = { 'x-sandbox-fault': 'nonsense' };
    const { body } = await call('POST', '/api/wallets', { currency: 'ZAR' }, header);
    expect(body.code).toBe('UNKNOWN_FAULT');
    for (const kind of faultKinds) expect(body.message).toContain(kind);
    expect(body.message).not.toContain('nonsense');
    expect((await call('GET', '/api/wallets')).body.pagination.total).toBe(0);
  });

  test('answers of a foreign shape: HTML, an unknown state or field, an item twice', async () => {
    await call('POST', '/api/wallets', { currency: 'ZAR' });
    const list = (fault: string) =>
      call('GET', '/api/wallets', undefined, { 'x-sandbox-fault': fault });
    const html = await list('html');
    expect(html.headers.get('content-type')).toContain('text/html');
    expect(html.text).toContain('<h1>502');
    expect((await list('unknown-state')).body.data).toMatchObject([{ status: 'under_review' }]);
    expect(Object.keys((await list('unknown-field')).body.data[0]).at(-1)).toMatch(/^added_in/);
    const [first, second, ...more] = (await list('repeat-item')).body.data;
    expect([first, more]).toEqual([second, []]);
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
});
