import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import { isCheckViolation, isUniqueViolation } from '../db/databaseError.ts';
import type { Tables, TransactionRow } from '../db/tables.ts';
import type { Route } from '../http/route.ts';
import type { Context } from '../ledger/context.ts';
import { toTransaction } from '../ledger/findTransactions.ts';
import { fundWallet } from '../ledger/fundWallet.ts';
import { shareMerchant } from '../ledger/lockMerchant.ts';
import { swap, transfer } from '../ledger/moveBetweenWallets.ts';
import { failPayout, settlePayout, startPayout } from '../ledger/payout.ts';
import { Refused } from '../ledger/refused.ts';
import { type ControlInput, controlRoute } from './controlRoute.ts';
import {
  FailSchema,
  FundSchema,
  PayoutSchema,
  SwapSchema,
  TransferSchema,
} from './controlSchemas.ts';

/** Returns a route that moves money in one transaction and answers with the legs. */
const movement = <const Schema extends v.GenericSchema>(
  name: string,
  path: string,
  schema: Schema,
  work: (
    db: Kysely<Tables>,
    context: Context,
    input: ControlInput<v.InferOutput<Schema>>,
  ) => Promise<TransactionRow[]>,
): Route =>
  controlRoute<Schema>(
    name,
    'POST',
    path,
    async (context, input) => {
      try {
        const rows = await context.store.write(async (db) => {
          await shareMerchant(db, context);
          return work(db, context, input);
        });
        return { data: rows.map(toTransaction) };
      } catch (error) {
        if (isUniqueViolation(error, 'reference')) throw new Refused('REFERENCE_TAKEN');
        if (isCheckViolation(error)) throw new Refused('BALANCE_OUT_OF_RANGE');
        throw error;
      }
    },
    schema,
  );

/** The only routes that move money: no operation of the specification does. SPEC-GAP 70. */
export const movementRoutes: readonly Route[] = [
  movement('fundWallet', 'wallets/:wallet_id/fund', FundSchema, (db, context, { id, body }) =>
    fundWallet(db, context, { ...body, wallet_id: id }),
  ),
  movement('transfer', 'transfers', TransferSchema, (db, context, { body }) =>
    transfer(db, context, body),
  ),
  movement('swap', 'swaps', SwapSchema, (db, context, { body }) => swap(db, context, body)),
  movement('startPayout', 'payouts', PayoutSchema, (db, context, { body }) =>
    startPayout(db, context, body),
  ),
  movement('settlePayout', 'payouts/:reference_id/settle', FailSchema, (db, context, { id }) =>
    settlePayout(db, context, id),
  ),
  movement('failPayout', 'payouts/:reference_id/fail', FailSchema, (db, context, { id, body }) =>
    failPayout(db, context, id, body.reason),
  ),
];
