import * as schemas from '@passmuster/schemas/compiled';
import { type Operation, type OperationId, operations } from '@passmuster/schemas/operations';
import * as v from 'valibot';
import type { Context } from '../ledger/context.ts';
import { createBankPayoutMethod } from '../ledger/createBankPayoutMethod.ts';
import { createBusinessCustomer } from '../ledger/createBusinessCustomer.ts';
import { createWallet } from '../ledger/createWallet.ts';
import { deletePayoutMethod } from '../ledger/deletePayoutMethod.ts';
import { findTransactions } from '../ledger/findTransactions.ts';
import { listAssetCodes } from '../ledger/listAssetCodes.ts';
import { listWallets } from '../ledger/listWallets.ts';
import type { AcceptedCustomer } from '../ledger/profileOf.ts';
import {
  type Review,
  reviewBankMethod,
  reviewCustomer,
  reviewWallet,
} from '../ledger/refusedRules.ts';
import type { Switches } from '../ledger/switches.ts';
import type { Route } from './route.ts';
import type { Schema } from './validate.ts';

/** What this server adds to an operation of the table. */
interface Handler {
  readonly review?: Review;
  /** Replaces the schema of the body, if a switch of the merchant says so. */
  readonly body?: (switches: Switches) => Schema | undefined;
  /** `query` and `body` are the outputs of the operation's schemas. */
  readonly run: (
    context: Context,
    input: {
      readonly params: Readonly<Record<string, string>>;
      // biome-ignore lint/suspicious/noExplicitAny: each handler names the output of its own schema
      readonly query: any;
      // biome-ignore lint/suspicious/noExplicitAny: as above
      readonly body: any;
    },
  ) => Promise<object>;
}

/** SPEC-GAP 2: `business_website` may be omitted, as its description says. */
const LenientCustomerSchema = schemas.plainObject({
  ...schemas.BusinessCustomerSchema.entries,
  business_website: v.optional(schemas.BusinessCustomerSchema.entries.business_website),
});

const handlers: Readonly<Record<OperationId, Handler>> = {
  createBusinessCustomer: {
    review: reviewCustomer,
    body: ({ requireWebsite }) => (requireWebsite ? undefined : LenientCustomerSchema),
    run: async (context, { body }: { readonly body: AcceptedCustomer }) => ({
      data: await createBusinessCustomer(context, body),
    }),
  },
  createBankPayoutMethod: {
    review: reviewBankMethod,
    run: async (context, { body }: { readonly body: schemas.CreateBankPayoutMethod }) => ({
      data: await createBankPayoutMethod(context, body),
      message: 'Bank payout method added',
    }),
  },
  createWallet: {
    review: reviewWallet,
    run: async (context, { body }: { readonly body: schemas.CreateWallet }) => ({
      data: await createWallet(context, body),
    }),
  },
  listWallets: {
    run: (context, { query }: { readonly query: schemas.ListWalletsQueryText }) =>
      listWallets(context, query),
  },
  deletePayoutMethod: {
    run: async (context, { params, body }) => {
      const owner = await deletePayoutMethod(context, params['payout_method_id'] ?? '', body);
      return { message: `${owner} payout method deleted` };
    },
  },
  findTransactions: {
    run: async (context, { params }) => ({
      data: await findTransactions(context, params['reference_id'] ?? ''),
    }),
  },
  listAssetCodes: {
    run: async (_, { query }: { readonly query: schemas.ListAssetCodesQuery }) => ({
      data: listAssetCodes(query),
    }),
  },
  validateAddress: {
    run: async (_, { query }: { readonly query: schemas.ValidateAddressQuery }) => {
      const { isAddress } = await import('@passmuster/address');
      const valid = isAddress(query.address);
      return { data: { valid }, message: valid ? 'Address is valid' : 'Address is not valid' };
    },
  },
};

const schemaNamed = (name: string): Schema | undefined =>
  (schemas as unknown as Readonly<Record<string, Schema>>)[name];

/** Returns the schema of a query as it arrives in a URL. */
const querySchema = (name: string): Schema | undefined =>
  schemaNamed(`${name}TextSchema`) ?? schemaNamed(`${name}Schema`);

function toRoute({ route, query, body, success }: Operation): Route {
  const { id, method, path } = route;
  const handler = handlers[id as OperationId];
  const queried = query === undefined ? undefined : querySchema(query);
  const bodied = body === undefined ? undefined : schemaNamed(`${body.schema}Schema`);
  return {
    name: id,
    method,
    path: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...(queried === undefined ? {} : { query: queried }),
    ...(bodied === undefined
      ? {}
      : {
          body: (switches) => handler.body?.(switches) ?? bodied,
          isBodyOptional: body?.isRequired === false,
        }),
    ...(handler.review === undefined ? {} : { review: handler.review }),
    // SPEC-GAP 38: the status of two creations is assumed.
    status: ({ createdStatus }) =>
      success.status === 201 && success.gap !== undefined ? createdStatus : success.status,
    run: handler.run,
  };
}

/** The eight operations, in the order of the specification's Endpoints. SPEC-GAP 56, 62. */
export const apiRoutes: readonly Route[] = operations.map(toRoute);
