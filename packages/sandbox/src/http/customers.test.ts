import { CreateBusinessCustomerResponseSchema } from '@passmuster/schemas';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { type Caller, newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';
import { sampleCustomer } from '../testing/sampleCustomer.ts';

const adult = { date_of_birth: '1990-01-01' };

function minor() {
  const [owner] = sampleCustomer().business_owners;
  if (!owner) throw new Error('no owner');
  return { ...owner, date_of_birth: '2015-01-01' };
}

onEachStorage('business customers', (sandbox) => {
  let call: Caller;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
  });

  test('a customer is created with an id, its profile and no image', async () => {
    const sent = sampleCustomer();
    const { status, body, text } = await call('POST', '/api/business-customers', sent);
    expect(status).toBe(201);
    const { business_owners: owners, documents, ...fields } = sent;
    expect(body.data).toMatchObject(fields);
    expect(v.is(CreateBusinessCustomerResponseSchema, body)).toBe(true);
    expect(body.data).toMatchObject({
      id: expect.any(String),
      business_name: 'Karoo Trading (Pty) Ltd',
    });
    expect(text).not.toMatch(/base64|_image/);
  });

  test.each([
    { field: 'email', taken: { email: 'Ada@Example.com' }, again: { email: 'aDA@example.COM' } },
    { field: 'phone', taken: { phone: '+27820000001' }, again: { phone: '+27820000001' } },
  ])('a second customer with the same $field is refused', async ({ field, taken, again }) => {
    await call('POST', '/api/business-customers', sampleCustomer(taken));
    const { status, body } = await call('POST', '/api/business-customers', sampleCustomer(again));
    expect([status, body.code]).toEqual([409, `DUPLICATE_${field.toUpperCase()}`]);
    const other = await newMerchant(sandbox());
    const elsewhere = await other('POST', '/api/business-customers', sampleCustomer(again));
    expect(elsewhere.status).toBe(201);
  });

  test('with a taken email and a taken phone the email is named, on either storage', async () => {
    const both = { email: 'both@example.com', phone: '+27820000002' };
    await call('POST', '/api/business-customers', sampleCustomer(both));
    const { body } = await call('POST', '/api/business-customers', sampleCustomer(both));
    expect(body.code).toBe('DUPLICATE_EMAIL');
  });

  test('a refused customer does not hold its email', async () => {
    const email = 'once@example.com';
    const refused = await call(
      'POST',
      '/api/business-customers',
      sampleCustomer({ email, documents: [] }),
    );
    expect(refused.status).toBe(400);
    const sent = await call('POST', '/api/business-customers', sampleCustomer({ email }));
    expect(sent.status).toBe(201);
  });

  test.each([
    { why: 'without documents', change: { documents: [] }, rule: 'business/required-documents' },
    {
      why: 'with an owner without a proof of address',
      change: { business_owners: [{ ...minor(), ...adult, supporting_documents: [] }] },
      rule: 'owner/proof-of-address',
    },
    {
      why: 'with an owner of 17',
      change: { business_owners: [minor()] },
      rule: 'owner/minimum-age',
    },
    {
      why: 'with a phone outside the pattern',
      change: { phone: '0821234567' },
      rule: 'schema/format',
    },
  ])('a customer $why is refused by $rule', async ({ change, rule }) => {
    await call('PUT', '/_sandbox/clock', { at: '2026-01-01' });
    const { status, body } = await call('POST', '/api/business-customers', sampleCustomer(change));
    expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(body.issues.map((issue: { rule: string }) => issue.rule)).toContain(rule);
  });
});
