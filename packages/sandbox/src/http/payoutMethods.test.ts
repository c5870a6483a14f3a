import { CreateBankPayoutMethodResponseSchema, SuccessMessageSchema } from '@passmuster/schemas';
import { bankMethodSample as bank } from '@passmuster/testing/samples';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { bankFields } from '../ledger/switches.ts';
import { type Caller, newMerchant } from '../testing/caller.ts';
import { onEachStorage } from '../testing/onEachStorage.ts';
import { sampleCustomer } from '../testing/sampleCustomer.ts';

const unknownId = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';

onEachStorage('payout methods', (sandbox) => {
  let call: Caller;
  beforeEach(async () => {
    call = await newMerchant(sandbox());
  });

  test('a merchant-owned bank method is added and deleted once', async () => {
    const added = await call('POST', '/api/payout/methods/banks', bank);
    expect(added.status).toBe(201);
    expect(v.is(CreateBankPayoutMethodResponseSchema, added.body)).toBe(true);
    expect(added.body.data).toMatchObject({ ...bank, customer_id: null, iban: null });
    expect(added.body.message).toBe('Bank payout method added');
    const path = `/api/payout/methods/${added.body.data.id}`;
    const deleted = await call(
      'DELETE',
      path.toUpperCase().replace('/API/PAYOUT/METHODS', '/api/payout/methods'),
    );
    expect([deleted.status, v.is(SuccessMessageSchema, deleted.body)]).toEqual([200, true]);
    expect(deleted.body.message).toBe('Merchant payout method deleted');
    const again = await call('DELETE', path, undefined, { 'content-type': 'application/json' });
    expect([again.status, again.body.code]).toEqual([404, 'PAYOUT_METHOD_NOT_FOUND']);
  });

  test('a customer-specific method is deleted only with its customer_id', async () => {
    const { body: customer } = await call('POST', '/api/business-customers', sampleCustomer());
    const owner = { customer_id: customer.data.id };
    const added = await call('POST', '/api/payout/methods/banks', { ...bank, ...owner });
    const path = `/api/payout/methods/${added.body.data.id}`;
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('DELETE', path, { customer_id: unknownId })).status).toBe(404);
    const deleted = await call('DELETE', path, owner);
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Customer payout method deleted']);
  });

  test.each(['currency', 'account_name', 'account_number', 'bank_name', 'bank_code'] as const)(
    'a bank method without %s is refused by default, and accepted with the switch',
    async (field) => {
      const { [field]: _, ...short } = bank;
      const refused = await call('POST', '/api/payout/methods/banks', short);
      expect(refused.status).toBe(400);
      expect(refused.body.issues).toMatchObject([{ path: [field] }]);
      const others = bankFields.filter((name) => name !== field);
      await call('PUT', '/_sandbox/switches', { requiredBankFields: others });
      expect((await call('POST', '/api/payout/methods/banks', short)).status).toBe(201);
      const bare = await call('POST', '/api/payout/methods/banks', { type: 'BANK' });
      const missing = bare.body.issues.map(({ path }: { path: string[] }) => path[0]);
      expect(missing.sort()).toEqual(others.sort());
    },
  );

  test('an account number is text, and the status of a creation can be switched', async () => {
    expect(
      (await call('POST', '/api/payout/methods/banks', { ...bank, account_number: 12 })).status,
    ).toBe(400);
    await call('PUT', '/_sandbox/switches', { createdStatus: 200 });
    expect((await call('POST', '/api/payout/methods/banks', bank)).status).toBe(200);
  });
});
