import type { ApplicationValues } from '../../integration/values.ts';
import { openDatabase } from './database.ts';
import type { StoredDraft } from './draft.ts';
import { removeUnusedFiles } from './files.ts';
import { upgradeValues } from './upgradeValues.ts';

/** How long an unchanged draft is kept, in hours. */
export const keepHours = [720, 24, 1] as const;
export type KeepHours = (typeof keepHours)[number];

/** Returns all drafts, the latest change first. */
export async function listDrafts(): Promise<readonly StoredDraft[]> {
  const drafts = await (await openDatabase()).getAll('drafts');
  return drafts.sort((a, b) => b.savedAt - a.savedAt);
}

export async function loadDraft(id: string): Promise<StoredDraft | undefined> {
  const draft = await (await openDatabase()).get('drafts', id);
  return draft && { ...draft, values: upgradeValues(draft.values) };
}

/** Saves the values under an ID and returns the time. */
export async function saveDraft(id: string, values: ApplicationValues): Promise<number> {
  const db = await openDatabase();
  const savedAt = Date.now();
  const before = await db.get('drafts', id);
  await db.put('drafts', { id, values, createdAt: before?.createdAt ?? savedAt, savedAt });
  return savedAt;
}

/** Saves the values as a new draft and returns its ID. */
export async function addDraft(values: ApplicationValues): Promise<string> {
  const id = crypto.randomUUID();
  await saveDraft(id, values);
  return id;
}

/** Deletes a draft. Its files stay until `removeUnusedFiles`, so that this can be undone. */
export async function removeDraft(id: string): Promise<void> {
  await (await openDatabase()).delete('drafts', id);
}

export async function restoreDraft(draft: StoredDraft): Promise<void> {
  await (await openDatabase()).put('drafts', draft);
}

export async function readKeepHours(): Promise<KeepHours> {
  const stored = await (await openDatabase()).get('settings', 'keepHours');
  return keepHours.find((hours) => hours === stored) ?? keepHours[0];
}

export async function writeKeepHours(hours: KeepHours): Promise<void> {
  await (await openDatabase()).put('settings', hours, 'keepHours');
}

/** Deletes the drafts that weren't changed for as long as this device keeps them, and unused files. */
export async function removeExpired(now: number): Promise<void> {
  const limit = now - (await readKeepHours()) * 3_600_000;
  for (const { id, savedAt } of await listDrafts()) if (savedAt < limit) await removeDraft(id);
  await removeUnusedFiles();
}
