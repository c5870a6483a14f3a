/** Returns a function that runs work one after another, whatever becomes of it. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run<Result>(work: () => Promise<Result>): Promise<Result> {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    /** Waits for what runs now. */
    wait: (): Promise<unknown> => last,
  };
}
