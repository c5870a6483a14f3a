import * as schemas from '@passmuster/schemas/compiled';
import { type OperationId, operations } from '@passmuster/schemas/operations';
import type * as v from 'valibot';
import type { Context } from '../ledger/context.ts';
import { createBankPayoutMethod } from '../ledger/createBankPayoutMethod.ts';
import { createBusinessCustomer } from '../ledger/createBusinessCustomer.ts';
import { createWallet } from '../ledger/createWallet.ts';
import { deletePayoutMethod } from '../ledger/deletePayoutMethod.ts';
import { findTransactions } from '../ledger/findTransactions.ts';
import { listAssetCodes } from '../ledger/listAssetCodes.ts';
import { listWallets } from '../ledger/listWallets.ts';
import type { AcceptedCustomer } from '../ledger/profileOf.ts';
import { Refused } from '../ledger/refused.ts';
import {
  type Review,
  reviewBankMethod,
  reviewCustomer,
  reviewWallet,
} from '../ledger/refusedRules.ts';
import type { Route } from './route.ts';
import { switchedBodies, switchedQueries } from './switchedSchemas.ts';
import type { Schema } from './validate.ts';

type OperationOf<Id extends OperationId> = Extract<
  (typeof operations)[number],
  { readonly route: { readonly id: Id } }
>;

/** The output of the schema with this name, such as `CreateWallet`. */
type OutputOf<Name extends string> = (typeof schemas)[`${Name}Schema` &
  keyof typeof schemas] extends infer Found extends Schema
  ? v.InferOutput<Found>
  : never;

type QueryOf<Id extends OperationId> =
  OperationOf<Id> extends { readonly query: infer Name extends string }
    ? OutputOf<`${Name}Text`>
    : undefined;

type BodyOf<Id extends OperationId> = Id extends 'createBusinessCustomer'
  ? AcceptedCustomer
  : OperationOf<Id> extends { readonly body: { readonly schema: infer Name extends string } }
    ? OutputOf<Name>
    : undefined;

/** The names in braces of a path. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type ParamsOf<Id extends OperationId> = Readonly<
  Record<NamesIn<OperationOf<Id>['route']['path']>, string>
>;

/** What this server adds to an operation of the table. */
interface Handler<Id extends OperationId> {
  readonly review?: Review;
  /** Receives the outputs of the operation's schemas. Returns the fields of the answer beside `status`. */
  readonly run: (
    context: Context,
    input: {
      readonly params: ParamsOf<Id>;
      readonly query: QueryOf<Id>;
      readonly body: BodyOf<Id>;
    },
  ) => Promise<object>;
}

const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  createBusinessCustomer: {
    review: reviewCustomer,
    run: async (context, { body }) => ({
      data: await createBusinessCustomer(context, body),
    }),
  },
  createBankPayoutMethod: {
    review: reviewBankMethod,
    run: async (context, { body }) => ({
      data: await createBankPayoutMethod(context, body),
      message: 'Bank payout method added',
    }),
  },
  createWallet: {
    review: reviewWallet,
    run: async (context, { body }) => ({
      data: await createWallet(context, body),
    }),
  },
  listWallets: {
    run: (context, { query }) => listWallets(context, query),
  },
  deletePayoutMethod: {
    run: async (context, { params, body }) => {
      const owner = await deletePayoutMethod(context, params.payout_method_id, body);
      return { message: `${owner} payout method deleted` };
    },
  },
  findTransactions: {
    run: async (context, { params }) => ({
      data: await findTransactions(context, params.reference_id),
    }),
  },
  listAssetCodes: {
    run: async ({ switches }, { query }) => ({
      data: listAssetCodes(switches, query),
    }),
  },
  validateAddress: {
    run: async ({ switches }, { query }) => {
      const { isAddress } = await import('@passmuster/address');
      const valid = isAddress(query.address);
      if (!valid && switches.invalidAddressStatus !== 200) throw new Refused('INVALID_ADDRESS');
      return { data: { valid }, message: valid ? 'Address is valid' : 'Address is not valid' };
    },
  },
};

const schemaNamed = <Name extends keyof typeof schemas>(name: Name): (typeof schemas)[Name] =>
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a server is not bundled
  schemas[name];

/** Returns the `run` of a route. `serve` passes what the schemas of the same operation returned. */
function runOf<Id extends OperationId>(id: Id): Route['run'] {
  const { run } = handlers[id];
  return (context, { params, query, body }) =>
    run(context, {
      params: params as ParamsOf<Id>,
      query: query as QueryOf<Id>,
      body: body as BodyOf<Id>,
    });
}

function toRoute(operation: (typeof operations)[number]): Route {
  const { route, success } = operation;
  const { review } = handlers[route.id];
  return {
    name: route.id,
    method: route.method,
    path: `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...('query' in operation
      ? {
          query: (switches) =>
            switchedQueries[route.id]?.(switches) ?? schemaNamed(`${operation.query}TextSchema`),
        }
      : {}),
    ...('body' in operation
      ? {
          body: (switches) =>
            switchedBodies[route.id]?.(switches) ?? schemaNamed(`${operation.body.schema}Schema`),
          isBodyOptional: !operation.body.isRequired,
          holdsFiles: 'holdsFiles' in operation.body,
        }
      : {}),
    ...(review === undefined ? {} : { review }),
    // SPEC-GAP 38: the status of two creations is assumed.
    status: ({ createdStatus }) =>
      success.status === 201 && 'gap' in success ? createdStatus : success.status,
    run: runOf(route.id),
  };
}

/** All operations, in the order of the specification's Endpoints. SPEC-GAP 56, 62. */
export const apiRoutes: readonly Route[] = operations.map(toRoute);
