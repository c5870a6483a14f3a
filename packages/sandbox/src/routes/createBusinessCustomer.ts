import { BusinessCustomerSchema, plainObject } from '@passmuster/schemas';
import { parseBusinessCustomer } from '@passmuster/schemas/compiled';
import * as v from 'valibot';
import { type Answer, success } from '../answer/answer.ts';
import { invalid, refusal } from '../answer/refusal.ts';
import type { Call, Operation } from '../call.ts';
import { isUniqueViolation } from '../db/databaseError.ts';
import { kycErrors } from '../kycRules.ts';
import { newId } from '../newId.ts';
import { readBody } from '../readBody.ts';
import { isTakenEmail, isTakenPhone } from '../simulate/magicValues.ts';
import { parserOf } from '../validation.ts';
import { profileOf } from './profileOf.ts';

/** SPEC-GAP 2: with the website left to the caller, as the description has it. */
const LenientCustomerSchema = plainObject({
  ...BusinessCustomerSchema.entries,
  business_website: v.optional(BusinessCustomerSchema.entries.business_website),
});
type Customer = v.InferOutput<typeof LenientCustomerSchema>;

/** `POST /business-customers`. Source: API spec 1.0.0, Create business customer. SPEC-GAP 16, 18. */
export const createBusinessCustomer: Operation = async (call) => {
  const { switches, now } = call;
  const parse = switches.requireWebsite ? parseBusinessCustomer : parserOf(LenientCustomerSchema);
  const input = await readBody(call, parse);
  if (input.answer) return input.answer;
  const findings = switches.kycRules ? await kycErrors(input.value, now.slice(0, 10)) : [];
  if (findings.length > 0) return invalid(switches.validationStatus, findings);
  if (isTakenEmail(input.value.email)) return taken(call, 'email');
  if (isTakenPhone(input.value.phone)) return taken(call, 'phone');
  return insertCustomer(call, input.value);
};

async function insertCustomer(call: Call, customer: Customer): Promise<Answer> {
  const { store, merchant, now } = call;
  const id = newId();
  const data = { id, ...profileOf(customer), created_at: now, updated_at: now };
  const row = {
    id,
    merchant_id: merchant.id,
    email_folded: customer.email.toLowerCase(),
    phone: customer.phone,
    profile: JSON.stringify(data),
    kyc_status: 'pending',
    created_at: now,
    updated_at: now,
  };
  try {
    await store.write((db) => db.insertInto('customers').values(row).execute());
  } catch (error) {
    if (isUniqueViolation(error, 'email')) return taken(call, 'email');
    // Of two that are taken, the databases name either; the answer is the same on both.
    if (isUniqueViolation(error, 'phone'))
      return taken(call, (await hasEmail(call, row.email_folded)) ? 'email' : 'phone');
    throw error;
  }
  return success(201, { data });
}

async function hasEmail({ store, merchant }: Call, folded: string): Promise<boolean> {
  const row = await store.read
    .selectFrom('customers')
    .select('id')
    .where('merchant_id', '=', merchant.id)
    .where('email_folded', '=', folded)
    .executeTakeFirst();
  return row !== undefined;
}

const taken = ({ switches }: Call, field: 'email' | 'phone'): Answer =>
  field === 'email'
    ? refusal(switches.conflictStatus, 'DUPLICATE_EMAIL', 'A customer with this e-mail exists')
    : refusal(switches.conflictStatus, 'DUPLICATE_PHONE', 'A customer with this phone exists');
