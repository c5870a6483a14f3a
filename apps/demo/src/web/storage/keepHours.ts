import { openDatabase } from './database.ts';

/** How long an unchanged draft may be kept, in hours. The last choice is that of a shared computer. */
export const keepHours = [720, 24, 1] as const;
export type KeepHours = (typeof keepHours)[number];

/** How long what was submitted is kept at most, with its files: long enough to correct it. */
export const submittedHours = 168;

export async function readKeepHours(): Promise<KeepHours> {
  const stored = await (await openDatabase()).get('settings', 'keepHours');
  return keepHours.find((hours) => hours === stored) ?? keepHours[0];
}

export async function writeKeepHours(hours: KeepHours): Promise<void> {
  await (await openDatabase()).put('settings', hours, 'keepHours');
}

/** Returns whether this computer is shared: then nothing that was submitted stays on it. */
export const isShared = async (): Promise<boolean> => (await readKeepHours()) === keepHours[2];
