import type { Transaction } from '@passmuster/schemas';
import type { TransactionRow } from '../db/tables.ts';

/** A leg as the API shows it: the row without what is the sandbox's own. */
export function toTransaction({
  seq,
  merchant_id,
  movement_id,
  ...shown
}: TransactionRow): Transaction {
  return shown;
}
