import { fileRefsIn } from '../values/fileRef.ts';
import { recordOf } from './draftRecord.ts';
import type { DraftRecords } from './draftStorage.ts';

/** Returns the draft that refers to a file, by the id of the file. */
async function usersOf({ drafts }: DraftRecords): Promise<ReadonlyMap<string, string>> {
  const used = (await drafts.getAll()).flatMap((stored) =>
    fileRefsIn(Object(stored).values).map(({ fileId }): readonly [string, string] => [
      fileId,
      Object(stored).id,
    ]),
  );
  return new Map(used);
}

/**
 * Deletes drafts with their files and leaves tombstones. A file that another draft also refers to passes to that draft.
 */
export async function buryDrafts(
  records: DraftRecords,
  ids: readonly string[],
  at: number,
): Promise<void> {
  if (ids.length === 0) return;
  const referredTo = new Set<string>();
  for (const id of ids) {
    const stored = await records.drafts.get(id);
    for (const { fileId } of fileRefsIn(Object(stored).values)) referredTo.add(fileId);
    await records.drafts.delete(id);
    await records.tombstones.put({ id, at });
  }
  const users = await usersOf(records);
  for (const file of await records.files.getAll()) {
    const { fileId, draftId } = file;
    const isTheirs = draftId === undefined ? referredTo.has(fileId) : ids.includes(draftId);
    if (!isTheirs) continue;
    const heir = users.get(fileId);
    if (heir === undefined) await records.files.delete(fileId);
    else await records.files.put({ ...file, draftId: heir });
  }
}

/** Deletes files that were stored before a time, and that their draft has not referred to in a save since. */
export async function deleteUnused(records: DraftRecords, before: number): Promise<void> {
  const users = await usersOf(records);
  for (const { fileId, draftId = '', savedAt } of await records.files.getAll()) {
    if (savedAt >= before || users.has(fileId)) continue;
    const draft = recordOf(await records.drafts.get(draftId));
    if (!draft || draft.savedAt > savedAt) await records.files.delete(fileId);
  }
}
