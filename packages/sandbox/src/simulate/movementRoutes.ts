import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import { success } from '../answer/answer.ts';
import { refusal } from '../answer/refusal.ts';
import type { Call, Operation } from '../call.ts';
import { isCheckViolation, isUniqueViolation } from '../db/databaseError.ts';
import type { Tables, TransactionRow } from '../db/tables.ts';
import { fundWallet } from '../ledger/fundWallet.ts';
import { swap, transfer } from '../ledger/moveBetweenWallets.ts';
import { failPayout, settlePayout, startPayout } from '../ledger/payout.ts';
import { toTransaction } from '../ledger/toTransaction.ts';
import type { Route } from '../operations.ts';
import { readBody } from '../readBody.ts';
import { parserOf } from '../validation.ts';
import {
  FailSchema,
  FundSchema,
  PayoutSchema,
  SwapSchema,
  TransferSchema,
} from './controlSchemas.ts';
import { idParameter } from './idParameter.ts';

type Work<Input> = (db: Kysely<Tables>, call: Call, input: Input) => Promise<TransactionRow[]>;

const referenceTaken = refusal(409, 'REFERENCE_TAKEN', 'A movement has this reference ID');
const outOfRange = refusal(409, 'BALANCE_OUT_OF_RANGE', 'The balance would be too large');

/** A route that reads a body, moves money in one transaction and answers with the legs. */
function movement<const Schema extends v.GenericSchema>(
  schema: Schema,
  work: Work<v.InferOutput<Schema>>,
): Operation {
  return async (call) => {
    const input = await readBody(call, parserOf(schema), {});
    if (input.answer) return input.answer;
    try {
      const rows = await call.store.write((db) => work(db, call, input.value));
      return success(200, { data: rows.map(toTransaction) });
    } catch (error) {
      if (isUniqueViolation(error, 'reference')) return referenceTaken;
      if (isCheckViolation(error)) return outOfRange;
      throw error;
    }
  };
}

/** Money moves here and nowhere else: the specification shows no operation that moves it. SPEC-GAP 70. */
export const movementRoutes: readonly Route[] = [
  {
    name: 'fundWallet',
    method: 'POST',
    path: '/_sandbox/wallets/:wallet_id/fund',
    operation: movement(FundSchema, (db, call, input) =>
      fundWallet(db, call, { ...input, wallet_id: idParameter(call, 'wallet_id') }),
    ),
  },
  {
    name: 'transfer',
    method: 'POST',
    path: '/_sandbox/transfers',
    operation: movement(TransferSchema, transfer),
  },
  { name: 'swap', method: 'POST', path: '/_sandbox/swaps', operation: movement(SwapSchema, swap) },
  {
    name: 'startPayout',
    method: 'POST',
    path: '/_sandbox/payouts',
    operation: movement(PayoutSchema, startPayout),
  },
  {
    name: 'settlePayout',
    method: 'POST',
    path: '/_sandbox/payouts/:reference_id/settle',
    operation: movement(FailSchema, (db, call) =>
      settlePayout(db, call, idParameter(call, 'reference_id')),
    ),
  },
  {
    name: 'failPayout',
    method: 'POST',
    path: '/_sandbox/payouts/:reference_id/fail',
    operation: movement(FailSchema, (db, call, { reason }) =>
      failPayout(db, call, idParameter(call, 'reference_id'), reason),
    ),
  },
];
