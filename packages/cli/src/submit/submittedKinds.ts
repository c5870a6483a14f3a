import {
  type ApiResult,
  type Client,
  createBankPayoutMethod,
  createBusinessCustomer,
  createWallet,
} from '@passmuster/client';
import type { Identity } from '@passmuster/client/submission';
import { propertyAt } from '@passmuster/findings';
import type {
  BusinessCustomerInput,
  CreateBankPayoutMethod,
  CreateWallet,
} from '@passmuster/schemas';
import type { OperationId } from '@passmuster/schemas/operations';

/** What can be submitted. */
export const submittedKinds = ['customer', 'bank', 'wallet'] as const;
export type SubmittedKind = (typeof submittedKinds)[number];

interface Submitted {
  readonly operation: OperationId;
  /** The client checks each body before it sends it, whatever its type. */
  readonly create: (client: Client, body: unknown) => Promise<ApiResult<unknown>>;
}

/** How each kind is created. */
export const submitted: Readonly<Record<SubmittedKind, Submitted>> = {
  customer: {
    operation: 'createBusinessCustomer',
    create: (client, body) => createBusinessCustomer(client, body as BusinessCustomerInput),
  },
  bank: {
    operation: 'createBankPayoutMethod',
    create: (client, body) => createBankPayoutMethod(client, body as CreateBankPayoutMethod),
  },
  wallet: {
    operation: 'createWallet',
    create: (client, body) => createWallet(client, body as CreateWallet),
  },
};

const textAt = (body: unknown, field: string): string | undefined => {
  const value = propertyAt(body, field);
  return typeof value === 'string' ? value : undefined;
};

/** Returns what must be unique about a row. Only customers have something. Source: API spec 1.0.0, email and phone. */
export const identityOf = (kind: SubmittedKind, body: unknown): Identity =>
  kind === 'customer' ? { email: textAt(body, 'email'), phone: textAt(body, 'phone') } : {};
