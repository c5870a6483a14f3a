import { createMemoryJournal, type Journal } from '@passmuster/client/submission';
import { claimDraft } from '../drafts/claimDraft.ts';
import { createDrafts } from '../drafts/createDrafts.ts';
import { createMemoryStorage } from '../drafts/createMemoryDrafts.ts';
import type { DraftRecords } from '../drafts/draftStorage.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { sharedLocks } from './sharedLocks.ts';

/** A page of a device, until it is killed. */
export interface DevicePage<Values extends object> {
  readonly drafts: Drafts<Values>;
  /** Ends the page wherever it is: nothing of it runs on, and its locks are free. */
  readonly kill?: () => void;
}

/** A device whose pages share one storage. */
export interface Device {
  openPage<Values extends object>(form?: number): Promise<DevicePage<Values>>;
  /** Reads and writes what is stored, past the pages. */
  atomically<Result>(work: (records: DraftRecords) => Promise<Result>): Promise<Result>;
  /** While true, nothing can be stored. */
  isFull: boolean;
}

const never = new Promise<never>(() => {});

/** Returns a device in memory. Its storage outlives its pages, as IndexedDB does, and a lock ends with its page. */
export function sharedDevice(now: () => number): Device {
  const storage = createMemoryStorage();
  const journal = createMemoryJournal('the salt of this test');
  const locks = sharedLocks();
  const listeners = new Set<() => void>();
  const full = () => new DOMException('The disk is full', 'QuotaExceededError');

  const device: Device = {
    isFull: false,
    atomically: storage.atomically,
    async openPage(form = 1) {
      let isAlive = true;
      const page = {};
      const whileAlive = <Value>(value: Promise<Value>): Promise<Value> =>
        value.then(
          (found) => (isAlive ? found : never),
          (error: unknown) => (isAlive ? Promise.reject(error) : never),
        );
      const own = locks.ofPage(page);
      const itsJournal: Journal = {
        ...journal,
        append: (entry) => {
          if (device.isFull) return Promise.reject(full());
          return isAlive ? whileAlive(journal.append(entry)) : never;
        },
        hold: (names, work) =>
          whileAlive(
            [...names]
              .sort()
              .reduceRight<() => Promise<never>>(
                (inner, name) => () => own.request(`journal ${name}`, inner) as Promise<never>,
                work as () => Promise<never>,
              )(),
          ),
      };
      const itsListeners = new Set<() => void>();
      return {
        drafts: createDrafts({
          storage: {
            atomically: (work) =>
              whileAlive(
                storage.atomically(async (records) => {
                  if (!isAlive) throw new Error('The page has ended');
                  return work(device.isFull ? fullRecords(records, full) : records);
                }),
              ),
          },
          journal: itsJournal,
          now,
          form,
          claim: (id, onChange) => claimDraft(`draft ${id}`, onChange, own),
          notify() {
            for (const listener of listeners) listener();
          },
          subscribe(listener) {
            listeners.add(listener);
            itsListeners.add(listener);
            return () => void listeners.delete(listener);
          },
          close: () => undefined,
        }),
        kill() {
          isAlive = false;
          for (const listener of itsListeners) listeners.delete(listener);
          locks.endPage(page);
        },
      };
    },
  };
  return device;
}

/** Returns records of which nothing can be put any more. */
function fullRecords(records: DraftRecords, full: () => Error): DraftRecords {
  const put = () => Promise.reject(full());
  return {
    drafts: { ...records.drafts, put },
    files: { ...records.files, put },
    tombstones: records.tombstones,
  };
}
