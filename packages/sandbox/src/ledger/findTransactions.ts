import type { Transaction } from '@passmuster/schemas';
import type { TransactionRow } from '../db/tables.ts';
import type { Context } from './context.ts';
import { parseId } from './parseId.ts';
import { Refused } from './refused.ts';

/**
 * Returns the legs with a reference id. Source: API spec 1.0.0, Fetch transactions by reference id. SPEC-GAP 51 to 53.
 *
 * @throws Refused when it is not a UUID, or the merchant has no transaction with it.
 */
export async function findTransactions(
  { store, merchant }: Context,
  referenceId: string,
): Promise<Transaction[]> {
  const reference = parseId(referenceId);
  if (reference === undefined) throw new Refused('INVALID_REFERENCE_ID');
  const rows = await store.read
    .selectFrom('transactions')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('reference_id', '=', reference)
    .orderBy('seq')
    .execute();
  if (rows.length === 0) throw new Refused('TRANSACTIONS_NOT_FOUND');
  return rows.map(toTransaction);
}

/** Returns a leg as the API shows it: the row without the sandbox's own columns. */
export function toTransaction({
  seq,
  merchant_id,
  movement_id,
  ...shown
}: TransactionRow): Transaction {
  return shown;
}
