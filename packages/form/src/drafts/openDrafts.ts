import { clock } from '../defaults.ts';
import { claimDraft } from './claimDraft.ts';
import { createDrafts } from './createDrafts.ts';
import { openDatabase, storageIn } from './database.ts';
import type { Drafts } from './drafts.ts';
import { openJournal } from './openJournal.ts';
import { openTabs } from './tabs.ts';

/** Options of {@link openDrafts}. */
export interface DraftsOptions {
  /** Name of the database. Default: `passmuster`. */
  readonly name?: string | undefined;
  /** Returns milliseconds since 1970. Default: the clock of the device. */
  readonly now?: (() => number) | undefined;
  /** Version of your form. What a later one has saved is left alone. Default: 1. */
  readonly form?: number | undefined;
}

/** The drafts of this device, and the attempts to submit them. */
export interface DeviceDrafts<Values extends object> extends Drafts<Values> {
  /**
   * Deletes the attempts of one application, such as one whose customer was rejected, so that a correction may be submitted;
   * without an id every attempt, as in a sandbox that was reset. A customer that still exists could be created twice
   * afterwards.
   */
  forgetAttempts(id?: string): Promise<void>;
}

/**
 * Opens the drafts of this device, in IndexedDB. Each method rejects with a `DOMException` if the storage is full or
 * forbidden: say so, and keep the page open.
 *
 * @example
 * const drafts = await openDrafts().catch(() => createMemoryDrafts()); // where storage is forbidden
 * const { id } = await drafts.add({ business_name: 'Adunni Foods' });
 * const { draft } = await drafts.load(id);
 * draft?.values.business_name // 'Adunni Foods'
 */
export async function openDrafts<Values extends object>({
  name = 'passmuster',
  now = clock,
  form = 1,
}: DraftsOptions = {}): Promise<DeviceDrafts<Values>> {
  const database = await openDatabase(name);
  const tabs = openTabs(name);
  const drafts = createDrafts<Values>({
    storage: storageIn(database),
    journal: await openJournal(database, name, tabs),
    lacks: navigator.locks ? undefined : 'insecure',
    now,
    form,
    notify: tabs.notify,
    claim: (id, onChange) => claimDraft(`${name} draft ${id}`, onChange),
    subscribe: tabs.subscribe,
    close() {
      tabs.close();
      database.close();
    },
  });
  return {
    ...drafts,
    async forgetAttempts(id) {
      const { store, done } = database.transaction('journal', 'readwrite');
      const keys = id === undefined ? store.getAllKeys() : store.index('names').getAllKeys(id);
      for (const key of await keys) await store.delete(key);
      await done;
      tabs.notify();
    },
  };
}
