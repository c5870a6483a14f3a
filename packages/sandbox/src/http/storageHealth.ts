import type { StorageFault } from '../db/storageFault.ts';
import { storageFaultOf } from '../db/storageFault.ts';
import type { Store } from '../db/store.ts';
import { type Answer, failure, success } from './answer.ts';

/** Whether the storage can be used, by what the requests and the database itself say. */
export interface StorageHealth {
  /** Returns the answer to a request that failed because of the storage, or undefined if something else failed. */
  readonly explain: (error: unknown) => StorageFailure | undefined;
  /** Returns the answer of `/health`. */
  readonly check: () => Promise<Answer>;
}

export interface StorageFailure {
  /** What happened, for the log. */
  readonly cause: string;
  readonly answer: Answer;
}

/**
 * Milliseconds for which `/health` reports that a request met a full or broken storage. Without it, a check that reads
 * would succeed meanwhile, and a load balancer would send the next writes here.
 */
const memoryMs = 10_000;

const unavailable = (code: string, message: string): Answer =>
  failure(503, code, message, { 'retry-after': '1' });

const failures: Readonly<Record<StorageFault, StorageFailure>> = {
  full: {
    cause: 'the disk is full',
    answer: unavailable('STORAGE_FULL', 'The disk of the sandbox is full'),
  },
  broken: {
    cause: 'the database is read-only, damaged or gone',
    answer: unavailable(
      'STORAGE_UNAVAILABLE',
      'The database of the sandbox cannot be used; its log says why',
    ),
  },
  silent: {
    cause: 'the database did not answer',
    answer: unavailable('STORAGE_UNAVAILABLE', 'The database of the sandbox did not answer'),
  },
};

/** Returns the health of a storage. */
export function createStorageHealth(store: Store): StorageHealth {
  let latest: { readonly failure: StorageFailure; readonly until: number } | undefined;
  return {
    explain(error) {
      const fault = storageFaultOf(error);
      if (fault === undefined) return undefined;
      const found = failures[fault];
      if (fault !== 'silent') latest = { failure: found, until: performance.now() + memoryMs };
      return found;
    },
    async check() {
      if (latest !== undefined && latest.until > performance.now()) return latest.failure.answer;
      try {
        await store.check();
        return success(200, { storage: store.kind });
      } catch (error) {
        return failures[storageFaultOf(error) ?? 'silent'].answer;
      }
    },
  };
}
