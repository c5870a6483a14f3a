import { withPatience } from '../reviewer/withPatience.ts';

/** The files that are being read. */
export interface Reads {
  /** Counts a read until it ends, and returns its result. */
  add<Result>(read: Promise<Result>): Promise<Result>;
  /** Waits for those that run. False if one takes more than 30 seconds. */
  settled(): Promise<boolean>;
}

export function createReads(): Reads {
  const running = new Set<Promise<unknown>>();
  const allEnded = async (): Promise<void> => {
    while (running.size > 0) await Promise.allSettled(running);
  };
  return {
    add(read) {
      running.add(read);
      const end = (): void => void running.delete(read);
      read.then(end, end);
      return read;
    },
    async settled() {
      try {
        await withPatience(allEnded());
        return true;
      } catch {
        return false;
      }
    },
  };
}
