import { readFile } from 'node:fs/promises';
import { bankMethodSample } from '@passmuster/testing/samples';
import { beforeEach, expect, test } from 'vitest';
import { kycReasonCodes, kycReasons, magicRegistrationNumbers } from '../ledger/kycOutcome.ts';
import { type Caller, newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';
import { sampleCustomer } from '../testing/sampleCustomer.ts';

const once = { email: 'Once@example.com', phone: '+27820000009' };
const rejected = { ...once, registration_number: 'KYC-REJECTED-NAME-MISMATCH' };

onEachStorage('the KYC outcome', (sandbox) => {
  let call: Caller;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
  });

  const create = (changes: object) =>
    call('POST', '/api/business-customers', sampleCustomer(changes));
  const show = async (id: string) => (await call('GET', `/_sandbox/customers/${id}`)).body.data;
  const set = (id: string, body: object) => call('PUT', `/_sandbox/customers/${id}`, body);

  const reasonOf = (code: keyof typeof kycReasons) => ({ code, ...kycReasons[code] });
  test.each([
    { registration_number: '2019/123456/07', status: 'pending', reasons: [] },
    { registration_number: 'KYC-PENDING', status: 'pending', reasons: [] },
    { registration_number: 'KYC-APPROVED', status: 'approved', reasons: [] },
    ...kycReasonCodes.map((code) => ({
      registration_number: `KYC-REJECTED-${code.replaceAll('_', '-')}`,
      status: 'rejected',
      reasons: [reasonOf(code)],
    })),
  ])(
    'of a customer with the registration number $registration_number is $status',
    async ({ registration_number, status, reasons }) => {
      const { status: answered, body } = await create({ registration_number });
      expect([answered, Object.keys(body.data)]).toEqual([
        201,
        expect.not.arrayContaining(['kyc_status', 'kyc_reasons']),
      ]);
      expect(await show(body.data.id)).toEqual({
        ...body.data,
        kyc_status: status,
        kyc_reasons: reasons,
      });
    },
  );

  test.each(['KYC-REJECTED-NAME-MISMACH', 'KYC-APROVED', 'KYC-'])(
    '%s, which is not a magic number, is refused with the list',
    async (registrationNumber) => {
      const { status, body } = await create({ registration_number: registrationNumber });
      expect([status, body.code]).toEqual([400, 'UNKNOWN_KYC_OUTCOME']);
      for (const { value } of magicRegistrationNumbers) expect(body.message).toContain(value);
      expect(body.message).not.toContain('MISMACH');
      await call('PUT', '/_sandbox/switches', { kycOutcomes: false });
      expect((await create({ registration_number: registrationNumber })).status).toBe(201);
    },
  );

  test('is listed with its magic value', async () => {
    const { data } = (await call('GET', '/_sandbox/magic-values')).body;
    expect(data).toEqual(expect.arrayContaining(magicRegistrationNumbers));
    expect(magicRegistrationNumbers).toHaveLength(kycReasonCodes.length + 2);
  });

  test('rejected releases the email and phone for a corrected application', async () => {
    const first = (await create(rejected)).body.data;
    const second = await create(once);
    expect(second.status).toBe(201);
    expect((await create(once)).body.code).toBe('DUPLICATE_EMAIL');
    expect((await show(first.id)).kyc_status).toBe('rejected');
    expect((await set(first.id, { kyc_status: 'approved' })).body.code).toBe('DUPLICATE_EMAIL');
    expect((await show(first.id)).kyc_status).toBe('rejected');
  });

  test('rejected, then approved takes the email and phone again', async () => {
    const { id } = (await create(rejected)).body.data;
    expect((await set(id, { kyc_status: 'approved' })).body.data.kyc_reasons).toEqual([]);
    expect((await create(once)).body.code).toBe('DUPLICATE_EMAIL');
    const other = { ...once, email: 'other@example.com' };
    expect((await create(other)).body.code).toBe('DUPLICATE_PHONE');
  });

  test('of a taken email is not decided: the customer is refused', async () => {
    await create(once);
    expect((await create(rejected)).body.code).toBe('DUPLICATE_EMAIL');
  });

  test('is set with reasons by the control route', async () => {
    const { id } = (await create(once)).body.data;
    const reasons = ['DOCUMENT_OUTDATED', 'OWNER_NOT_VERIFIED'] as const;
    const { body } = await set(id, { kyc_status: 'rejected', reasons });
    expect(body.data.kyc_reasons).toEqual(reasons.map(reasonOf));
    expect((await create(once)).status).toBe(201);
  });

  test.each([
    { body: { kyc_status: 'approved', reasons: ['NAME_MISMATCH'] }, path: ['reasons'] },
    { body: { kyc_status: 'rejected', reasons: ['BAD_LUCK'] }, path: ['reasons', 0] },
    { body: { kyc_status: 'expired' }, path: ['kyc_status'] },
  ])('cannot be set to $body', async ({ body, path }) => {
    const { id } = (await create(once)).body.data;
    const { status, body: answer } = await set(id, body);
    expect([status, answer.issues[0].path]).toEqual([400, path]);
  });

  test('is pending for every number with the switch off', async () => {
    await call('PUT', '/_sandbox/switches', { kycOutcomes: false });
    const { id } = (await create(rejected)).body.data;
    expect((await show(id)).kyc_status).toBe('pending');
  });

  test('rejected keeps the email and phone with the switch off', async () => {
    await call('PUT', '/_sandbox/switches', { releaseRejected: false });
    await create(rejected);
    expect((await create(once)).body.code).toBe('DUPLICATE_EMAIL');
  });

  const methods = (id: string) => [
    () => call('POST', '/api/wallets', { currency: 'ZAR', customer_id: id }),
    () => call('POST', '/api/payout/methods/banks', { ...bankMethodSample, customer_id: id }),
  ];

  test.each([
    { outcome: 'pending', statuses: [409, 409] },
    { outcome: 'rejected', statuses: [409, 409] },
    { outcome: 'approved', statuses: [201, 201] },
  ] as const)(
    '$outcome: wallets and payout methods are answered $statuses with the switch on (SPEC-GAP 89)',
    async ({ outcome, statuses }) => {
      const { id } = (await create(once)).body.data;
      await set(id, { kyc_status: outcome });
      for (const send of methods(id)) expect((await send()).status).toBe(201);
      await call('PUT', '/_sandbox/switches', { requireApproval: true });
      const answers = await Promise.all(methods(id.toUpperCase()).map((send) => send()));
      expect(answers.map(({ status }) => status)).toEqual(statuses);
      const codes = answers.map(({ body }) => body.code);
      if (statuses[0] === 409) expect(new Set(codes)).toEqual(new Set(['CUSTOMER_NOT_APPROVED']));
      const own = await call('POST', '/api/wallets', { currency: 'ZAR' });
      expect(own.status).toBe(201);
    },
  );

  test('is kept by a snapshot', async () => {
    const { id } = (await create(rejected)).body.data;
    const snapshot = (await call('GET', '/_sandbox/snapshot')).body.data;
    await call('POST', '/_sandbox/reset');
    await call('PUT', '/_sandbox/snapshot', snapshot);
    expect((await show(id)).kyc_reasons).toEqual([reasonOf('NAME_MISMATCH')]);
    expect((await create(once)).status).toBe(201);
  });
});

test('the README explains every reason and the way back from it', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  for (const [code, { meaning, way_back: wayBack }] of Object.entries(kycReasons))
    expect(readme).toContain(`| \`${code}\` | ${meaning} | ${wayBack} |`);
});
