import { beforeEach, expect, test } from 'vitest';
import { type Caller, newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';
import { sampleCustomer } from '../testing/sampleCustomer.ts';

const hour = 3_600_000;
const start = '2030-01-01T00:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(start) + ms).toISOString();

onEachStorage('outcomes by the clock', (sandbox) => {
  let call: Caller;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
    await setTime(0);
  });

  const setTime = (ms: number) => call('PUT', '/_sandbox/clock', { at: after(ms) });
  const setSwitches = (switches: object) => call('PUT', '/_sandbox/switches', switches);
  const create = async (changes: object = {}) =>
    (await call('POST', '/api/business-customers', sampleCustomer(changes))).body.data;
  const customer = async (id: string) => (await call('GET', `/_sandbox/customers/${id}`)).body.data;
  const wallets = async (query = '') => (await call('GET', `/api/wallets${query}`)).body.data;
  const newWallet = async (body: object) => (await call('POST', '/api/wallets', body)).body.data;

  test.each([
    { number: 'KYC-APPROVED', status: 'approved', reasons: 0 },
    { number: 'KYC-REJECTED-NAME-MISMATCH', status: 'rejected', reasons: 1 },
    { number: 'KYC-PENDING', status: 'pending', reasons: 0 },
    { number: '2019/123456/07', status: 'pending', reasons: 0 },
  ])('KYC of $number is pending for an hour, then $status', async ({ number, status, reasons }) => {
    await setSwitches({ kycAfterMs: hour });
    const { id } = await create({ registration_number: number });
    await setTime(hour - 1);
    expect((await customer(id)).kyc_status).toBe('pending');
    await setTime(hour);
    const { kyc_status, kyc_reasons, updated_at } = await customer(id);
    expect([kyc_status, kyc_reasons.length]).toEqual([status, reasons]);
    expect(updated_at).toBe(after(hour));
  });

  test('a rejection that becomes due releases the email and the phone', async () => {
    await setSwitches({ kycAfterMs: hour });
    const first = sampleCustomer({ registration_number: 'KYC-REJECTED-NAME-MISMATCH' });
    const second = { ...first, registration_number: '2019/123456/07' };
    const send = async (body: object) =>
      (await call('POST', '/api/business-customers', body)).status;
    expect([await send(first), await send(second)]).toEqual([201, 409]);
    await setTime(2 * hour);
    expect(await send(second)).toBe(201);
  });

  test('an outcome that was set by hand stays', async () => {
    await setSwitches({ kycAfterMs: hour });
    const { id } = await create({ registration_number: 'KYC-REJECTED-NAME-MISMATCH' });
    await call('PUT', `/_sandbox/customers/${id}`, { kyc_status: 'approved' });
    await setTime(hour);
    expect((await customer(id)).kyc_status).toBe('approved');
  });

  test('a customer who becomes approved may have wallets from then on', async () => {
    await setSwitches({ kycAfterMs: hour, requireApproval: true });
    const { id } = await create({ registration_number: 'KYC-APPROVED' });
    const send = () => call('POST', '/api/wallets', { currency: 'ZAR', customer_id: id });
    expect((await send()).status).toBe(409);
    await setTime(hour);
    expect((await send()).status).toBe(201);
  });

  test('a fiat wallet becomes active when its time has come, dated by it', async () => {
    await setSwitches({ fiatActiveAfterMs: hour });
    const { id, status } = await newWallet({ currency: 'ZAR' });
    await newWallet({ currency: 'USDC', network: 'polygon' });
    await setTime(hour - 1);
    expect([status, (await wallets('?status=pending'))[0].id]).toEqual(['pending', id]);
    await setTime(3 * hour);
    expect(await wallets('?status=pending')).toEqual([]);
    const [{ updated_at, created_at }] = await wallets('?currency=ZAR&status=active');
    expect([created_at, updated_at]).toEqual([start, after(hour)]);
    const funded = await call('POST', `/_sandbox/wallets/${id}/fund`, { amount: '1.00' });
    expect(funded.status).toBe(200);
  });

  test('a wallet whose state was set by hand stays, and so does each with the switch off', async () => {
    await setSwitches({ fiatActiveAfterMs: hour });
    const { id } = await newWallet({ currency: 'ZAR' });
    await newWallet({ currency: 'CAD' });
    await call('PUT', `/_sandbox/wallets/${id}/status`, { status: 'pending' });
    await setSwitches({});
    await setTime(hour);
    expect(await wallets('?status=pending')).toHaveLength(2);
    await setSwitches({ fiatActiveAfterMs: hour });
    expect(await wallets('?status=pending')).toMatchObject([{ id }]);
  });

  test('what is due is kept by a snapshot', async () => {
    await setSwitches({ fiatActiveAfterMs: hour, kycAfterMs: hour });
    await newWallet({ currency: 'ZAR' });
    const { id } = await create({ registration_number: 'KYC-APPROVED' });
    const snapshot = (await call('GET', '/_sandbox/snapshot')).body.data;
    await call('POST', '/_sandbox/reset');
    expect((await call('PUT', '/_sandbox/snapshot', snapshot)).status).toBe(200);
    await setSwitches({ fiatActiveAfterMs: hour, kycAfterMs: hour });
    await setTime(hour);
    expect(await wallets()).toMatchObject([{ status: 'active' }]);
    expect((await customer(id)).kyc_status).toBe('approved');
  });

  test('at the end of the year 9999 an outcome is due at its end', async () => {
    await call('PUT', '/_sandbox/clock', { at: '9999-12-31T23:00:00Z' });
    await setSwitches({ fiatActiveAfterMs: 2 * hour });
    await newWallet({ currency: 'ZAR' });
    expect(await wallets('?status=pending')).toHaveLength(1);
    await call('PUT', '/_sandbox/clock', { at: '9999-12-31T23:59:59.999Z' });
    expect(await wallets('?status=active')).toHaveLength(1);
  });

  test.each([{ kycAfterMs: -1 }, { kycAfterMs: 1.5 }, { fiatActiveAfterMs: 31_536_000_001 }])(
    'the switch %o is refused',
    async (switches) => {
      expect((await setSwitches(switches)).status).toBe(400);
    },
  );
});
