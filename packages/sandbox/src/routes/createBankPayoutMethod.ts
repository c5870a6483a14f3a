import type { Finding } from '@passmuster/findings';
import { apiSpecification, type CreateBankPayoutMethod } from '@passmuster/schemas';
import { parseCreateBankPayoutMethod } from '@passmuster/schemas/compiled';
import { success } from '../answer/answer.ts';
import { invalid } from '../answer/refusal.ts';
import type { Operation } from '../call.ts';
import { isForeignKeyViolation } from '../db/databaseError.ts';
import { newId } from '../newId.ts';
import { readBody } from '../readBody.ts';
import { customerNotFound } from './customerNotFound.ts';

/** `POST /payout/methods/banks`. Source: API spec 1.0.0, Add bank payout method. SPEC-GAP 35. */
export const createBankPayoutMethod: Operation = async (call) => {
  const { switches, store, merchant, now } = call;
  const input = await readBody(call, parseCreateBankPayoutMethod);
  if (input.answer) return input.answer;
  const missing = switches.requireBankFields ? missingFields(input.value) : [];
  if (missing.length > 0) return invalid(switches.validationStatus, missing);
  const { type, customer_id: customerId, ...bank } = input.value;
  const row = {
    id: newId(),
    currency: bank.currency,
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
    await store.write((db) =>
      db
        .insertInto('bank_methods')
        .values({ ...row, merchant_id: merchant.id })
        .execute(),
    );
  } catch (error) {
    if (isForeignKeyViolation(error)) return customerNotFound;
    throw error;
  }
  const { id, ...fields } = row;
  return success(switches.createdStatus, {
    data: { id, type, ...fields },
    message: 'Bank payout method added',
  });
};

const expected = ['account_name', 'account_number', 'bank_name', 'bank_code'] as const;

const missingFields = (input: CreateBankPayoutMethod): Finding[] =>
  expected
    .filter((field) => (input[field] ?? '') === '')
    .map((field) => ({
      rule: 'bank-method/required-field',
      severity: 'error',
      path: [field],
      message: 'A bank payout method needs this field',
      remedy: 'Send this field',
      source: { ...apiSpecification, section: 'Add bank payout method' },
    }));
