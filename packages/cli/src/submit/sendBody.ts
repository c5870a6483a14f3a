import {
  type ApiResult,
  type Client,
  createBankPayoutMethod,
  createBusinessCustomer,
  createWallet,
} from '@passmuster/client';
import { propertyAt } from '@passmuster/findings';
import type {
  BusinessCustomerInput,
  CreateBankPayoutMethod,
  CreateWallet,
} from '@passmuster/schemas';
import type { RowState } from './rowState.ts';

/** What can be submitted. */
export const submittedKinds = ['customer', 'bank', 'wallet'] as const;
export type SubmittedKind = (typeof submittedKinds)[number];

/** What became of one request. */
export interface Sent {
  readonly state: Exclude<RowState, 'sending'>;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly id?: string | undefined;
  /** Seconds that the API asks to wait before anything else is sent. */
  readonly wait?: number | undefined;
  /** Why no further row can be sent: the API can't be reached, or rejected the key. */
  readonly stop?: string | undefined;
}

/** The client checks each body before it sends it, whatever its type. */
const operations: Readonly<
  Record<SubmittedKind, (client: Client, body: unknown) => Promise<ApiResult<unknown>>>
> = {
  customer: (client, body) => createBusinessCustomer(client, body as BusinessCustomerInput),
  bank: (client, body) => createBankPayoutMethod(client, body as CreateBankPayoutMethod),
  wallet: (client, body) => createWallet(client, body as CreateWallet),
};

const tooManyRequests = 429;
const unauthorized = 401;
/** Where the API asks to slow down without saying for how long. */
const defaultWait = 1;

/** Sends one body and returns what became of it. A request that may have arrived is never sent again. */
export async function sendBody(kind: SubmittedKind, client: Client, body: unknown): Promise<Sent> {
  const { data, error } = await operations[kind](client, body);
  if (!error) {
    const id = propertyAt(data, 'id');
    return { state: 'acknowledged', ...(typeof id === 'string' && { id }) };
  }
  const { status, outcome, kind: problem, reason, retryAfter } = error;
  const code = error.code ?? (problem === 'api' ? undefined : problem);
  if (status === tooManyRequests) {
    return { state: 'not-started', status, code, wait: retryAfter ?? defaultWait };
  }
  if (status === unauthorized) {
    const because = reason === undefined ? '' : ` (${reason})`;
    return { state: 'not-started', status, code, stop: `the API rejected the API key${because}` };
  }
  if (outcome === 'unknown') return { state: 'unknown', status, code };
  if (problem === 'connection') {
    return { state: 'not-started', code, stop: `the API can't be reached (${reason ?? problem})` };
  }
  return {
    state: outcome === 'refused' || problem === 'invalid_request' ? 'refused' : 'not-started',
    status,
    code,
  };
}
