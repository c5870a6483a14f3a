import { openStorage } from '../../integration/storage.ts';
import { openDatabase } from './database.ts';
import { forgetPersonalData, listCustomers } from './localRecords.ts';

/** How long an unchanged draft is kept, in hours. */
export const keepHours = [720, 24, 1] as const;
export type KeepHours = (typeof keepHours)[number];

export async function readKeepHours(): Promise<KeepHours> {
  const stored = await (await openDatabase()).get('settings', 'keepHours');
  return keepHours.find((hours) => hours === stored) ?? keepHours[0];
}

export async function writeKeepHours(hours: KeepHours): Promise<void> {
  await (await openDatabase()).put('settings', hours, 'keepHours');
}

/**
 * Deletes what is older than this device keeps: drafts that weren't changed, unused files, and the personal data of what was
 * submitted.
 */
export async function removeExpired(now: number): Promise<void> {
  const limit = now - (await readKeepHours()) * 3_600_000;
  for (const { id, createdAt, application } of await listCustomers()) {
    if (application && createdAt < limit) await forgetPersonalData(id);
  }
  await (await openStorage()).expire(limit);
}
