import { success } from '../answer/answer.ts';
import type { Operation } from '../call.ts';
import { countIn, countOut } from '../db/walletCounts.ts';
import { holdWallet } from '../ledger/wallets.ts';
import { readBody } from '../readBody.ts';
import { parserOf } from '../validation.ts';
import { WalletStatusSchema } from './controlSchemas.ts';
import { idParameter } from './idParameter.ts';

/** `PUT /_sandbox/wallets/{id}/status`: any state to any other. SPEC-GAP 43. */
export const setWalletStatus: Operation = async (call) => {
  const input = await readBody(call, parserOf(WalletStatusSchema));
  if (input.answer) return input.answer;
  const { status } = input.value;
  const id = idParameter(call, 'wallet_id');
  await call.store.write(async (db) => {
    const wallet = await holdWallet(db, call, id);
    if (wallet.status === status) return;
    const counted = { ...wallet, merchant_id: call.merchant.id };
    await countOut(call.store.kind, db, counted);
    await countIn(call.store.kind, db, { ...counted, status });
    await db
      .updateTable('wallets')
      .set({ status, updated_at: call.now })
      .where('id', '=', id)
      .execute();
  });
  return success(200, { data: { id, status } });
};
