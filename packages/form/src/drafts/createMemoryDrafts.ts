import { createMemoryJournal } from '@passmuster/client/submission';
import { clock, newId } from '../defaults.ts';
import { claimDraft } from './claimDraft.ts';
import { createDrafts } from './createDrafts.ts';
import type { DraftStorage, Records } from './draftStorage.ts';
import type { Drafts } from './drafts.ts';
import type { DraftsOptions } from './openDrafts.ts';
import { createTurns } from './turns.ts';

/**
 * Returns drafts in memory, with a journal, which end with the page: for tests, and for a page whose browser forbids storage.
 *
 * @example
 * const drafts = createMemoryDrafts();
 * const { id } = await drafts.add({ business_name: 'Adunni Foods' });
 * await drafts.forget(id);
 * (await drafts.load(id)).lost // 'forgotten'
 */
export function createMemoryDrafts<Values extends object>({
  now = clock,
  form = 1,
}: Omit<DraftsOptions, 'name'> = {}): Drafts<Values> {
  const listeners = new Set<() => void>();
  return createDrafts({
    storage: createMemoryStorage(),
    journal: createMemoryJournal(newId()),
    lacks: 'memory-only',
    now,
    form,
    claim: (id, onChange) => claimDraft(id, onChange, null),
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => listeners.clear(),
  });
}

/** Returns storage in memory, whose transactions run one after another. */
export function createMemoryStorage(): DraftStorage {
  const kinds = { drafts: new Map(), files: new Map(), tombstones: new Map() };
  const records = {
    drafts: recordsIn<unknown>(kinds.drafts, 'id'),
    files: recordsIn(kinds.files, 'fileId'),
    tombstones: recordsIn(kinds.tombstones, 'id'),
  };
  const { run } = createTurns();
  return {
    atomically: (work) =>
      run(async () => {
        const before = Object.values(kinds).map((kind) => [kind, new Map(kind)] as const);
        try {
          return await work(records);
        } catch (error) {
          for (const [kind, entries] of before) {
            kind.clear();
            for (const [id, value] of entries) kind.set(id, value);
          }
          throw error;
        }
      }),
  };
}

const recordsIn = <Value>(kind: Map<string, Value>, key: string): Records<Value> => ({
  get: async (id) => structuredClone(kind.get(id)),
  getAll: async () => [...kind.values()].map((value) => structuredClone(value)),
  put: async (value) => void kind.set(Object(value)[key], structuredClone(value)),
  delete: async (id) => void kind.delete(id),
});
