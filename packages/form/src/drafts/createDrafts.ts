import { newId } from '../defaults.ts';
import { buryDrafts, deleteUnused } from './buryDrafts.ts';
import { readRecord, recordOf } from './draftRecord.ts';
import type { DraftRecords, DraftStorage } from './draftStorage.ts';
import type { Drafts, FileBytes, Loaded, StoredDraft } from './drafts.ts';

/** Where drafts are kept, and what else differs from one storage to another. */
export interface DraftsParts extends Pick<Drafts<object>, 'journal' | 'lacks' | 'claim'> {
  readonly storage: DraftStorage;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Version of the form. */
  readonly form: number;
  /** Notifies this tab and the others that something was stored. */
  readonly notify: () => void;
  readonly subscribe: Drafts<object>['subscribe'];
  readonly close: () => void;
}

/** Removals can be undone for so long, and files may be unused. Milliseconds. */
const gracePeriod = 3_600_000;

/** Returns the drafts of a storage: what may be written, and what is deleted together. */
export function createDrafts<Values extends object>(parts: DraftsParts): Drafts<Values> {
  const { storage, now, form, notify, journal, lacks, claim, subscribe, close } = parts;

  const write = async <Result>(
    work: (records: DraftRecords) => Promise<Result>,
  ): Promise<Result> => {
    const result = await storage.atomically(work);
    notify();
    return result;
  };
  const read = async (
    { drafts, tombstones }: DraftRecords,
    id: string,
  ): Promise<Loaded<Values>> => {
    const isForgotten = (await tombstones.get(id)) !== undefined;
    return isForgotten ? { lost: 'forgotten' } : readRecord(await drafts.get(id), form);
  };
  const newDraft = (id: string, values: Values): StoredDraft<Values> => {
    const at = now();
    return { id, values, version: 1, form, createdAt: at, savedAt: at };
  };
  /** Sets when a draft was removed, or takes that back. Returns false if there is no draft. */
  const setRemoved = (id: string, removal: { readonly removedAt?: number }): Promise<boolean> =>
    write(async ({ drafts }) => {
      const record = recordOf(await drafts.get(id));
      if (!record) return false;
      const { removedAt: _, ...draft } = record;
      await drafts.put({ ...draft, ...removal });
      return true;
    });

  return {
    journal,
    lacks,
    claim,
    subscribe,
    close,
    list: () =>
      storage.atomically(async ({ drafts }) =>
        (await drafts.getAll())
          .flatMap((stored) => readRecord<Values>(stored, form).draft ?? [])
          .sort((one, other) => other.savedAt - one.savedAt),
      ),
    async load(id, initial) {
      const found = await storage.atomically((records) => read(records, id));
      if (found.lost !== 'vanished' || !initial) return found;
      return write(async (records) => {
        const known = await read(records, id);
        if (known.lost !== 'vanished') return known;
        const draft = newDraft(id, initial);
        await records.drafts.put(draft);
        return { draft };
      });
    },
    add: (values, files = []) =>
      inBytes(files, (bytes) =>
        write(async (records) => {
          const draft = newDraft(newId(), values);
          await records.drafts.put(draft);
          await putFiles(records, draft.id, bytes, now());
          return draft;
        }),
      ),
    save: (last, values, serverErrors) =>
      write(async (records) => {
        const known = await read(records, last.id);
        if (!known.draft) return known;
        if (known.draft.version > last.version) return { conflict: known.draft };
        const { serverErrors: _, ...kept } = known.draft;
        const draft: StoredDraft<Values> = {
          ...kept,
          values,
          ...(serverErrors && { serverErrors }),
          version: last.version + 1,
          form,
          savedAt: now(),
        };
        await records.drafts.put(draft);
        return { draft };
      }),
    remove: async (id) => void (await setRemoved(id, { removedAt: now() })),
    restore: (id) => setRemoved(id, {}),
    keepFile: (id, file, blob) =>
      inBytes([[file, blob]], (bytes) =>
        write(async (records) => {
          if ((await read(records, id)).lost) return false;
          await putFiles(records, id, bytes, now());
          return true;
        }),
      ),
    async loadFile({ fileId, type }) {
      const blob = (await storage.atomically(({ files }) => files.get(fileId)))?.blob;
      return blob instanceof ArrayBuffer ? new Blob([blob], { type }) : blob;
    },
    expire: (before) =>
      write(async (records) => {
        const old = now() - gracePeriod;
        const expired = (await records.drafts.getAll()).filter((stored) => {
          // A time that can't be read is long ago: what is personal must not stay for ever.
          const { savedAt = Number.NEGATIVE_INFINITY, removedAt = now() } = recordOf(stored) ?? {};
          return savedAt < before || removedAt < old;
        });
        await buryDrafts(
          records,
          expired.map((stored) => Object(stored).id),
          now(),
        );
        await deleteUnused(records, old);
        for (const { id, at } of await records.tombstones.getAll()) {
          if (at < before) await records.tombstones.delete(id);
        }
      }),
    forget: (id) => write((records) => buryDrafts(records, [id], now())),
  };
}

/** A file and its bytes, as this browser stores them. */
type Stored = readonly [fileId: string, bytes: Blob | ArrayBuffer];

async function putFiles(
  { files }: DraftRecords,
  draftId: string,
  stored: readonly Stored[],
  savedAt: number,
): Promise<void> {
  for (const [fileId, blob] of stored) await files.put({ fileId, draftId, blob, savedAt });
}

/** Calls `work` with blobs, and again with bytes if they can't be stored: private windows of WebKit store no Blobs. */
async function inBytes<Result>(
  files: readonly FileBytes[],
  work: (stored: readonly Stored[]) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(files.map(([{ fileId }, blob]) => [fileId, blob]));
  } catch (error) {
    const mayHelp = files.length > 0 && error instanceof DOMException;
    if (!mayHelp || error.name === 'QuotaExceededError') throw error;
    return work(
      await Promise.all(
        files.map(async ([{ fileId }, blob]) => [fileId, await blob.arrayBuffer()] as const),
      ),
    );
  }
}
