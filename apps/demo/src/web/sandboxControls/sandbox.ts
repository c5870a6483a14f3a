import { TransactionSchema } from '@passmuster/schemas';
import * as v from 'valibot';
import type { Answer } from '../api/failure.ts';
import { callControl } from './callControl.ts';

/** What only the sandbox can do. The only file that knows the addresses of its controls. */

const LegsSchema = v.array(TransactionSchema);
export type Legs = v.InferOutput<typeof LegsSchema>;
const ReasonSchema = v.looseObject({
  code: v.string(),
  meaning: v.optional(v.string(), ''),
  way_back: v.optional(v.string(), ''),
});
const CustomerSchema = v.looseObject({
  email: v.optional(v.string()),
  created_at: v.optional(v.string()),
  kyc_status: v.string(),
  updated_at: v.optional(v.string()),
  kyc_reasons: v.optional(v.array(ReasonSchema), []),
});
export type CustomerStatus = v.InferOutput<typeof CustomerSchema>;

const post = <Schema extends v.GenericSchema>(schema: Schema, path: string, body: unknown = {}) =>
  callControl(schema, 'POST', path, { body });
const put = <Schema extends v.GenericSchema>(schema: Schema, path: string, body: unknown) =>
  callControl(schema, 'PUT', path, { body });

export const customerStatus = (id: string, signal?: AbortSignal): Promise<Answer<CustomerStatus>> =>
  callControl(CustomerSchema, 'GET', `/customers/${id}`, { signal });

const MethodSchema = v.looseObject({ account_number: v.nullable(v.string()) });

/** Returns a bank account that the sandbox has. */
export const payoutMethod = (id: string): Promise<Answer<v.InferOutput<typeof MethodSchema>>> =>
  callControl(MethodSchema, 'GET', `/payout-methods/${encodeURIComponent(id)}`);

const listedCustomers = v.array(
  v.object({
    id: v.string(),
    business_name: v.string(),
    email: v.string(),
    kyc_status: v.string(),
    created_at: v.string(),
  }),
);
/** Returns the newest customers that the sandbox has. */
export const listCustomers = (
  signal: AbortSignal,
): Promise<Answer<v.InferOutput<typeof listedCustomers>>> =>
  callControl(listedCustomers, 'GET', '/customers', { signal });

const text = v.nullable(v.string());
const listedMethods = v.array(
  v.object({
    id: v.string(),
    account_name: text,
    account_number: text,
    bank_name: text,
    created_at: v.string(),
  }),
);
/** Returns the newest bank accounts that the sandbox has. */
export const listPayoutMethods = (
  signal: AbortSignal,
): Promise<Answer<v.InferOutput<typeof listedMethods>>> =>
  callControl(listedMethods, 'GET', '/payout-methods', { signal });

/** Decides the KYC check of a customer. Only a rejection has reasons. */
export const setCustomerStatus = (
  id: string,
  status: 'pending' | 'approved' | 'rejected',
  reasons: readonly string[] = [],
): Promise<Answer<unknown>> =>
  put(v.unknown(), `/customers/${id}`, { kyc_status: status, reasons });

export const fundWallet = (wallet: string, amount: string): Promise<Answer<Legs>> =>
  post(LegsSchema, `/wallets/${wallet}/fund`, { amount });

export const setWalletStatus = (wallet: string, status: string): Promise<Answer<unknown>> =>
  put(v.unknown(), `/wallets/${wallet}/status`, { status });

export const transfer = (from: string, to: string, amount: string): Promise<Answer<Legs>> =>
  post(LegsSchema, '/transfers', { from_wallet_id: from, to_wallet_id: to, amount });

export const swap = (
  from: string,
  to: string,
  amount: string,
  rate: string,
): Promise<Answer<Legs>> =>
  post(LegsSchema, '/swaps', { from_wallet_id: from, to_wallet_id: to, amount, rate });

export const payOut = (wallet: string, method: string, amount: string): Promise<Answer<Legs>> =>
  post(LegsSchema, '/payouts', { wallet_id: wallet, payout_method_id: method, amount });

export const endPayout = (reference: string, end: 'settle' | 'fail'): Promise<Answer<Legs>> =>
  post(LegsSchema, `/payouts/${reference}/${end}`);

const ConnectionSchema = v.looseObject({ url: v.string(), key_file: v.optional(v.string()) });
export type Connection = v.InferOutput<typeof ConnectionSchema>;

/** Returns where the sandbox is, and the file with its key. The page never has the key. */
export const readConnection = (signal: AbortSignal): Promise<Answer<Connection>> =>
  callControl(ConnectionSchema, 'GET', '/connection', { signal });

const SettingsSchema = v.looseObject({
  now: v.string(),
  clock: v.optional(v.looseObject({ offset: v.optional(v.number()) })),
  faults: v.optional(v.looseObject({ rules: v.optional(v.array(v.unknown()), []) })),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** Returns the clock and the faults that are set. */
export const readSettings = (signal: AbortSignal): Promise<Answer<Settings>> =>
  callControl(SettingsSchema, 'GET', '/settings', { signal });

const ClockSchema = v.looseObject({ now: v.string() });
/** Sets the clock this many milliseconds ahead of real time. */
export const setClock = (
  milliseconds: number,
): Promise<Answer<v.InferOutput<typeof ClockSchema>>> =>
  put(ClockSchema, '/clock', { offset_ms: milliseconds });

/** The faults a person can choose, by name. */
export const faults = {
  none: [],
  slow: [{ kind: 'latency', ms: 2000 }],
  'too-many': [{ kind: 'status', status: 429 }],
  error: [{ kind: 'status', status: 500 }],
  unauthorized: [{ kind: 'status', status: 401 }],
  'request-lost': [{ kind: 'drop' }],
  'answer-lost': [{ kind: 'drop-after' }],
} as const;
export type FaultName = keyof typeof faults;

/** Returns the name of the fault that is set; undefined for one that can’t be chosen here. */
export function faultOf({ faults: plan }: Settings): FaultName | undefined {
  const rules = JSON.stringify(plan?.rules ?? []);
  const names = Object.keys(faults) as FaultName[];
  return names.find((name) => JSON.stringify(faults[name]) === rules);
}

export const setFault = (fault: FaultName): Promise<Answer<unknown>> =>
  put(v.unknown(), '/faults', { seed: 1, rules: faults[fault] });

/** Its answer has no data. */
export const resetData = (): Promise<Answer<unknown>> => post(v.optional(v.unknown()), '/reset');
