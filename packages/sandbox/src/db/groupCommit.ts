/** The statements around the writes of a group, and around each write in it. */
export interface Committer {
  /** Waits while another process has locked the file. */
  readonly begin: () => Promise<void>;
  readonly commit: () => void;
  readonly rollback: () => void;
  readonly save: () => void;
  readonly release: () => void;
  readonly undo: () => void;
}

/** Writes in groups. */
export interface GroupCommit {
  /** Runs a write, and resolves after the commit. */
  readonly enqueue: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Resolves once no write is waiting or running. */
  readonly idle: () => Promise<void>;
}

interface Job {
  readonly work: () => Promise<unknown>;
  readonly settle: (outcome: Outcome) => void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** A group of this size is written even if more writes arrive. */
export const largestGroup = 256;

/**
 * Runs writes in groups: those of one turn of the event loop, and of the following turns for as long as each brings
 * another, share one transaction and one wait for the disk. A write is answered after the commit. Each has its own
 * savepoint: one that fails leaves the others.
 */
export function groupCommit(to: Committer): GroupCommit {
  let waiting: Job[] = [];
  let running: Promise<void> | undefined;

  async function attempt({ work }: Job): Promise<Outcome> {
    to.save();
    try {
      const value = await work();
      to.release();
      return { value };
    } catch (error) {
      // A failure of the disk may have ended the transaction, and the savepoint with it.
      if (!succeeds(to.undo) || !succeeds(to.release)) throw error;
      return { error };
    }
  }

  async function commit(jobs: readonly Job[]): Promise<readonly Outcome[]> {
    try {
      const outcomes: Outcome[] = [];
      for (const job of jobs) outcomes.push(await attempt(job));
      to.commit();
      return outcomes;
    } catch (error) {
      // The reason must reach the callers, not that there is nothing left to roll back.
      succeeds(to.rollback);
      return jobs.map(() => ({ error }));
    }
  }

  /** Waits for more writes, for as long as each turn brings some. */
  async function gather(): Promise<void> {
    let seen = 0;
    while (waiting.length > seen && waiting.length < largestGroup) {
      seen = waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      await gather();
      const failure = await to.begin().then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      const jobs = waiting;
      waiting = [];
      const outcomes = failure ? jobs.map(() => failure) : await commit(jobs);
      for (const [at, job] of jobs.entries())
        job.settle(outcomes[at] ?? { error: new Error('No outcome') });
    }
    running = undefined;
  }

  return {
    enqueue: <Value>(work: () => Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        const settle = (outcome: Outcome) => {
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.value as Value);
        };
        waiting.push({ work, settle });
        running ??= run();
      }),
    idle: () => running ?? Promise.resolve(),
  };
}

/** Runs a statement. Returns false if it fails. */
function succeeds(statement: () => void): boolean {
  try {
    statement();
    return true;
  } catch {
    return false;
  }
}
