/** Calls `work` while all `names` are held by it; see `Journal.hold`. */
export type HoldNames = <Result>(
  names: readonly string[],
  work: () => Promise<Result>,
) => Promise<Result>;

/** Returns a function that lets names be held, in this process: rows with the same email or phone are sent in turn. */
export function createHoldNames(): HoldNames {
  const ends = new Map<string, Promise<unknown>>();
  return (names, work) => {
    const result = Promise.all(names.map((name) => ends.get(name))).then(work);
    const end: Promise<unknown> = result
      .catch(() => {})
      .then(() => {
        for (const name of names) if (ends.get(name) === end) ends.delete(name);
      });
    for (const name of names) ends.set(name, end);
    return result;
  };
}
