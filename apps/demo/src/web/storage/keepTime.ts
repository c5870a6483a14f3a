import { openStorage } from '../../integration/storage.ts';
import { openDatabase } from './database.ts';

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

/** Deletes the drafts that weren't changed for as long as this device keeps them, and unused files. */
export async function removeExpired(now: number): Promise<void> {
  await (await openStorage()).expire(now - (await readKeepHours()) * 3_600_000);
}
