import { sql } from 'kysely';
import { success } from '../answer/answer.ts';
import { Refused, refusal } from '../answer/refusal.ts';
import type { Operation } from '../call.ts';
import { isForeignKeyViolation, isRefusedData, isUniqueViolation } from '../db/databaseError.ts';
import { auditLedger } from '../ledger/auditLedger.ts';
import type { Route } from '../operations.ts';
import { readBody } from '../readBody.ts';
import { parserOf } from '../validation.ts';
import { seedData } from './seedData.ts';
import { clearMerchant, restoreSnapshot, SnapshotSchema, takeSnapshot } from './snapshot.ts';

const unsound = refusal(400, 'UNSOUND_SNAPSHOT', 'This snapshot does not add up');
const foreign = refusal(409, 'SNAPSHOT_CONFLICT', 'This data belongs to another merchant here');

/** Without it each statement of a transaction would see what was committed just before it. */
const wholeMoment = sql`set transaction isolation level repeatable read`;

/** All data of the merchant, to keep or to bring to another sandbox. */
const snapshot: Operation = async ({ store, merchant }) =>
  success(200, {
    data: await store.write(async (db) => {
      if (store.kind === 'postgres') await wholeMoment.execute(db);
      return takeSnapshot(db, merchant.id);
    }),
  });

/** Puts the data of a snapshot in place of the merchant's own, or changes nothing. */
const restore: Operation = async (call) => {
  const input = await readBody(call, parserOf(SnapshotSchema));
  if (input.answer) return input.answer;
  const { store, merchant } = call;
  try {
    const audit = await store.write(async (db) => {
      await clearMerchant(db, merchant.id);
      await restoreSnapshot(store.kind, db, merchant.id, input.value);
      const found = await auditLedger(db, merchant.id);
      if (!found.sound) throw new Refused(unsound);
      return found;
    });
    return success(200, { data: audit });
  } catch (error) {
    if (isUniqueViolation(error) || isForeignKeyViolation(error)) return foreign;
    if (isRefusedData(error)) return unsound;
    throw error;
  }
};

const reset: Operation = async ({ store, merchant, updateSettings }) => {
  await store.write((db) => clearMerchant(db, merchant.id));
  await updateSettings('reset');
  return success(200, { message: 'The data and settings of this merchant are gone' });
};

const seed: Operation = async (call) => {
  const derive = await call.addresses();
  try {
    return success(200, { data: await call.store.write((db) => seedData(db, call, derive)) });
  } catch (error) {
    if (isUniqueViolation(error)) return refusal(409, 'SEEDED_ALREADY', 'The sample data is here');
    throw error;
  }
};

const audit: Operation = async ({ store, merchant }) =>
  success(200, { data: await auditLedger(store.read, merchant.id) });

/** Data of one merchant as a whole: sample, empty, keep, bring back, check. */
export const dataRoutes: readonly Route[] = [
  { name: 'seed', method: 'POST', path: '/_sandbox/seed', operation: seed },
  { name: 'reset', method: 'POST', path: '/_sandbox/reset', operation: reset },
  { name: 'takeSnapshot', method: 'GET', path: '/_sandbox/snapshot', operation: snapshot },
  { name: 'restoreSnapshot', method: 'PUT', path: '/_sandbox/snapshot', operation: restore },
  { name: 'auditLedger', method: 'GET', path: '/_sandbox/ledger', operation: audit },
];
