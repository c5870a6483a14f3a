import { sql } from 'kysely';
import { isForeignKeyViolation, isRefusedData, isUniqueViolation } from '../db/databaseError.ts';
import type { Route } from '../http/route.ts';
import { auditLedger } from '../ledger/auditLedger.ts';
import type { Context } from '../ledger/context.ts';
import { lockMerchant } from '../ledger/lockMerchant.ts';
import { magicValues } from '../ledger/magicValues.ts';
import { Refused } from '../ledger/refused.ts';
import { assumptions } from './assumptions.ts';
import { controlRoute } from './controlRoute.ts';
import { SeedSchema } from './controlSchemas.ts';
import { exampleIds } from './exampleIds.ts';
import { seedData } from './seedData.ts';
import {
  clearMerchant,
  restoreSnapshot,
  SentSnapshotSchema,
  type Snapshot,
  takeSnapshot,
} from './snapshot.ts';

/** Makes all statements of a transaction read the same moment. By default each sees the latest commit. */
const wholeMoment = sql`set transaction isolation level repeatable read`;

/** Returns all data of the merchant, as of one moment. */
const take = ({ store, merchant }: Context): Promise<Snapshot> =>
  store.write(async (db) => {
    if (store.kind === 'postgres') await wholeMoment.execute(db);
    return takeSnapshot(db, merchant.id);
  });

/** Replaces the merchant's data with that of a snapshot, or changes nothing. */
async function restore(context: Context, snapshot: Snapshot) {
  const { store, merchant } = context;
  try {
    return await store.write(async (db) => {
      await lockMerchant(db, context);
      await clearMerchant(db, merchant.id);
      await restoreSnapshot(db, merchant.id, snapshot);
      const audit = await auditLedger(db, merchant.id);
      if (!audit.sound) throw new Refused('SNAPSHOT_REFUSED');
      return audit;
    });
  } catch (error) {
    const isRefused =
      isUniqueViolation(error) || isForeignKeyViolation(error) || isRefusedData(error);
    throw isRefused ? new Refused('SNAPSHOT_REFUSED') : error;
  }
}

async function reset(context: Context): Promise<void> {
  const { store, merchant, keys } = context;
  await store.write(async (db) => {
    await lockMerchant(db, context);
    await clearMerchant(db, merchant.id);
    await db
      .updateTable('merchants')
      .set({ settings: '{}' })
      .where('id', '=', merchant.id)
      .execute();
  });
  keys.refresh();
}

async function seed(context: Context, ids: 'random' | 'examples') {
  try {
    return await seedData(context, ids === 'examples' ? await exampleIds() : undefined);
  } catch (error) {
    throw isUniqueViolation(error) ? new Refused('SEEDED_ALREADY') : error;
  }
}

/** Data of one merchant: create samples, delete, save, restore, check; and what this server assumes. */
export const dataRoutes: readonly Route[] = [
  controlRoute(
    'seed',
    'POST',
    'seed',
    async (context, { body }) => ({ data: await seed(context, body.ids) }),
    SeedSchema,
  ),
  controlRoute('reset', 'POST', 'reset', async (context) => {
    await reset(context);
    return { message: 'The data and settings of this merchant are deleted' };
  }),
  controlRoute('takeSnapshot', 'GET', 'snapshot', async (context) => ({
    data: await take(context),
  })),
  {
    ...controlRoute(
      'restoreSnapshot',
      'PUT',
      'snapshot',
      async (context, { body }) => ({ data: await restore(context, body) }),
      SentSnapshotSchema,
    ),
    holdsFiles: true,
  },
  controlRoute('auditLedger', 'GET', 'ledger', async ({ store, merchant }) => ({
    data: await auditLedger(store.read, merchant.id),
  })),
  controlRoute('listAssumptions', 'GET', 'assumptions', async () => ({ data: assumptions })),
  controlRoute('listMagicValues', 'GET', 'magic-values', async () => ({ data: magicValues })),
];
