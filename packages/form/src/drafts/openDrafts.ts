import type { Journal } from '@passmuster/client/submission';
import { newId } from '../defaults.ts';
import { type FileRef, fileRefsIn } from '../values/fileRef.ts';
import { openDatabase, type StoredDraft } from './database.ts';
import { openJournal } from './openJournal.ts';
import { openTabs } from './tabs.ts';

/** Options of {@link openDrafts}. */
export interface DraftsOptions {
  /** Name of the database. Default: `passmuster`. */
  readonly name?: string | undefined;
  /** Returns milliseconds since 1970. Default: the clock of the device. */
  readonly now?: (() => number) | undefined;
}

/** What became of a save: the draft as it was saved, or the one that another page saved meanwhile. */
export type Saved<Values extends object> =
  | { readonly draft: StoredDraft<Values>; readonly conflict?: undefined }
  | { readonly conflict: StoredDraft<Values>; readonly draft?: undefined };

/** Applications and their files on this device. Made by {@link openDrafts}. */
export interface Drafts<Values extends object> {
  /** The journal for `createSubmission`, in the same database. */
  readonly journal: Journal;
  /** Returns all drafts, the latest change first. */
  list(): Promise<readonly StoredDraft<Values>[]>;
  load(id: string): Promise<StoredDraft<Values> | undefined>;
  /** Saves values as a new draft. */
  add(values: Values): Promise<StoredDraft<Values>>;
  /** Saves values over the draft that was loaded or saved last. Doesn't overwrite what another page has saved since. */
  save(last: StoredDraft<Values>, values: Values): Promise<Saved<Values>>;
  /** Deletes a draft. Its files stay until {@link Drafts.expire}, so that this can be undone with `restore`. */
  remove(id: string): Promise<void>;
  restore(draft: StoredDraft<Values>): Promise<void>;
  /** Stores the bytes of a file under the id of its reference. */
  keepFile(file: FileRef, bytes: Blob): Promise<void>;
  loadFile(file: Pick<FileRef, 'fileId' | 'type'>): Promise<Blob | undefined>;
  /** Deletes drafts that were last saved before a time, and files that no draft refers to. */
  expire(before: number): Promise<void>;
  /** Deletes a draft and its files at once, so that nothing personal is left. The journal has no personal data. */
  forget(id: string): Promise<void>;
  /**
   * Deletes the attempts of one application, such as one whose customer was rejected, so that a correction may be submitted;
   * without an id every attempt, as in a sandbox that was reset. A customer that still exists could be created twice
   * afterwards.
   */
  forgetAttempts(id?: string): Promise<void>;
  /** Calls back when a draft or an entry of the journal was stored, in this tab or another. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Files may be stored some time before the draft that refers to them. Milliseconds. */
const gracePeriod = 3_600_000;

/**
 * Opens the drafts of this device, in IndexedDB. Each method rejects with a `DOMException` if the storage is full or
 * forbidden: say so, and keep the page open.
 */
export async function openDrafts<Values extends object>({
  name = 'passmuster',
  now = Date.now,
}: DraftsOptions = {}): Promise<Drafts<Values>> {
  const database = await openDatabase(name);
  const tabs = openTabs(name);
  // Written by `add` and `save` only.
  const typed = (draft: StoredDraft): StoredDraft<Values> => draft as StoredDraft<Values>;

  const list = async (): Promise<readonly StoredDraft<Values>[]> =>
    (await database.getAll('drafts')).map(typed).sort((a, b) => b.savedAt - a.savedAt);

  const usedFiles = async (): Promise<ReadonlySet<string>> =>
    new Set((await list()).flatMap(({ values }) => fileRefsIn(values)).map(({ fileId }) => fileId));

  return {
    journal: await openJournal(database, name, tabs),
    list,
    async load(id) {
      const draft = await database.get('drafts', id);
      return draft && typed(draft);
    },
    async add(values) {
      const at = now();
      const draft = { id: newId(), values, version: 1, createdAt: at, savedAt: at };
      await database.add('drafts', draft);
      tabs.notify();
      return draft;
    },
    async save(last, values) {
      const transaction = database.transaction('drafts', 'readwrite');
      const stored = await transaction.store.get(last.id);
      const conflict = stored && stored.version > last.version ? typed(stored) : undefined;
      const draft = { ...last, values, version: last.version + 1, savedAt: now() };
      if (!conflict) await transaction.store.put(draft);
      await transaction.done;
      tabs.notify();
      return conflict ? { conflict } : { draft };
    },
    async remove(id) {
      await database.delete('drafts', id);
      tabs.notify();
    },
    async restore(draft) {
      await database.put('drafts', draft);
      tabs.notify();
    },
    async keepFile({ fileId }, bytes) {
      try {
        await database.put('files', { fileId, blob: bytes, savedAt: now() });
      } catch (error) {
        // Private windows of WebKit store no Blobs, only bytes.
        if (!(error instanceof DOMException) || error.name === 'QuotaExceededError') throw error;
        await database.put('files', { fileId, blob: await bytes.arrayBuffer(), savedAt: now() });
      }
    },
    async loadFile({ fileId, type }) {
      const blob = (await database.get('files', fileId))?.blob;
      return blob instanceof ArrayBuffer ? new Blob([blob], { type }) : blob;
    },
    async expire(before) {
      for (const { id, savedAt } of await list()) {
        if (savedAt < before) await database.delete('drafts', id);
      }
      const used = await usedFiles();
      for (const { fileId, savedAt } of await database.getAll('files')) {
        const isOld = savedAt < now() - gracePeriod;
        if (isOld && !used.has(fileId)) await database.delete('files', fileId);
      }
      tabs.notify();
    },
    async forget(id) {
      const draft = await database.get('drafts', id);
      await database.delete('drafts', id);
      const used = await usedFiles();
      for (const { fileId } of fileRefsIn(draft?.values)) {
        if (!used.has(fileId)) await database.delete('files', fileId);
      }
      tabs.notify();
    },
    async forgetAttempts(id) {
      const { store, done } = database.transaction('journal', 'readwrite');
      const keys = id === undefined ? store.getAllKeys() : store.index('names').getAllKeys(id);
      for (const key of await keys) await store.delete(key);
      await done;
      tabs.notify();
    },
    subscribe: tabs.subscribe,
    close() {
      tabs.close();
      database.close();
    },
  };
}
