import type { Client } from '@passmuster/client';
import { propertyAt } from '@passmuster/findings';
import { type Clocks, isOver, longestRequest } from './isOver.ts';
import { listAllWallets } from './listAllWallets.ts';
import type { LostRow } from './lostRows.ts';
import { type LookUpResult, matchWallets } from './matchWallets.ts';
import type { FileJournal } from './openJournal.ts';

const tooRecent: LookUpResult = {
  kind: 'cannot be known',
  why: `sent less than ${longestRequest / 60} minutes ago. Try again later`,
};

/** Returns the customer whose wallet was requested; undefined for one of the merchant. */
function ownerOf({ body }: LostRow): string | undefined {
  const owner = propertyAt(body, 'customer_id');
  return typeof owner === 'string' ? owner : undefined;
}

/** Judges the rows of one owner by a complete list. */
async function judgeBy(
  owner: string | undefined,
  rows: readonly LostRow[],
  client: Client,
  owned: ReadonlySet<string>,
): Promise<ReadonlyMap<number, LookUpResult>> {
  const listing = await listAllWallets(client, owner);
  if (listing.why === undefined) return matchWallets(rows, listing.wallets, owned);
  const result: LookUpResult = { kind: 'cannot be known', why: listing.why };
  return new Map(rows.map(({ row }) => [row, result]));
}

/** Looks lost wallets up, in one complete list for each owner. Returns a result for each row. */
export async function lookUpWallets(
  rows: readonly LostRow[],
  client: Client,
  journal: FileJournal,
  clocks: Clocks,
): Promise<ReadonlyMap<number, LookUpResult>> {
  const results = new Map<number, LookUpResult>(rows.map(({ row }) => [row, tooRecent]));
  const settled = rows.filter(({ name }) => {
    const sent = journal.sent.get(name);
    return sent !== undefined && isOver(sent, clocks);
  });
  for (const owner of new Set(settled.map(ownerOf))) {
    const theirs = settled.filter((row) => ownerOf(row) === owner);
    const judged = await judgeBy(owner, theirs, client, journal.ids);
    for (const [row, result] of judged) results.set(row, result);
  }
  return results;
}
