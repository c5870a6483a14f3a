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

/** Returns the account of a payout method, whoever it is said to belong to: one changed letter of a name doesn't make another one. */
function accountOf(body: unknown): string | undefined {
  const number = (textAt(body, 'account_number') ?? textAt(body, 'iban') ?? '').replaceAll(
    /[^\da-z]/gi,
    '',
  );
  if (number === '') return undefined;
  return [textAt(body, 'currency') ?? '', number, textAt(body, 'customer_id') ?? ''].join('/');
}

/** Returns the identity of a row, whatever else changes in it. Source for customers: API spec 1.0.0, email and phone. */
export function identityOf(kind: SubmittedKind, body: unknown): Identity {
  if (kind === 'wallet') return {};
  if (kind === 'bank') return { account: accountOf(body) };
  return { email: textAt(body, 'email'), phone: textAt(body, 'phone') };
}
