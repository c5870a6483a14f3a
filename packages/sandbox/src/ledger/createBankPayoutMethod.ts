import { randomUUID } from 'node:crypto';
import type { BankPayoutMethod, CreateBankPayoutMethod } from '@passmuster/schemas';
import { isForeignKeyViolation } from '../db/databaseError.ts';
import type { Context } from './context.ts';
import { Refused } from './refused.ts';
import { requireApproval } from './requireApproval.ts';

/**
 * Stores a bank method and returns it. Source: API spec 1.0.0, Add bank payout method. SPEC-GAP 35, 72.
 *
 * @throws Refused when the customer is unknown, another merchant's, or not approved. SPEC-GAP 48, 89.
 */
export async function createBankPayoutMethod(
  context: Context,
  { type, customer_id: customerId, ...bank }: CreateBankPayoutMethod,
) {
  const { store, merchant, now } = context;
  const row = {
    id: randomUUID(),
    currency: bank.currency ?? null,
    account_name: bank.account_name ?? null,
    account_number: bank.account_number ?? null,
    bank_name: bank.bank_name ?? null,
    bank_code: bank.bank_code ?? null,
    sort_code: bank.sort_code ?? null,
    swift_code: bank.swift_code ?? null,
    routing_number: bank.routing_number ?? null,
    iban: bank.iban ?? null,
    customer_id: customerId?.toLowerCase() ?? null,
    created_at: now,
    updated_at: now,
  };
  try {
    await store.write(async (db) => {
      await requireApproval(db, context, row.customer_id);
      await db
        .insertInto('bank_methods')
        .values({ ...row, merchant_id: merchant.id })
        .execute();
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Refused('CUSTOMER_NOT_FOUND');
    throw error;
  }
  const { id, ...fields } = row;
  return { id, type, ...fields } satisfies { readonly [Field in keyof BankPayoutMethod]: unknown };
}
