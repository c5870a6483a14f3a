import type { Journal } from './journal.ts';

/** Resolves as `promise` does, or rejects as soon as the signal is aborted. */
async function unlessAborted(promise: Promise<unknown>, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  let stop = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop);
  });
  await Promise.race([promise, aborted]).finally(() => signal?.removeEventListener('abort', stop));
}

/**
 * Returns the `hold` of a journal that one process uses: callers get their names in the order in which they asked.
 *
 * @example
 * const hold = createHoldNames();
 * const done = [];
 * const first = hold(['application-7'], async () => done.push('first'));
 * const second = hold(['application-7'], async () => done.push('second'));
 * await Promise.all([second, first]);
 * done // ['first', 'second']
 */
export function createHoldNames(): Journal['hold'] {
  const ends = new Map<string, Promise<unknown>>();
  return (names, work, { signal } = {}) => {
    const before = Promise.all(names.map((name) => ends.get(name)));
    const result = unlessAborted(before, signal).then(work);
    const settled = result.catch(() => {});
    for (const name of names) {
      // Whoever stops waiting leaves the name to the one before, which may still hold it.
      const end: Promise<unknown> = Promise.all([ends.get(name), settled]).then(() => {
        if (ends.get(name) === end) ends.delete(name);
      });
      ends.set(name, end);
    }
    return result;
  };
}
