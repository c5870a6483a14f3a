/** The statements around the writes of a group, and around each write in it. */
export interface Committer {
  readonly begin: () => void;
  readonly commit: () => void;
  readonly rollback: () => void;
  readonly save: () => void;
  readonly release: () => void;
  readonly undo: () => void;
}

interface Job {
  readonly work: () => Promise<unknown>;
  readonly settle: (outcome: Outcome) => void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** A group of this size is written even if more writes arrive. */
export const largestGroup = 256;

/**
 * Returns a function that runs writes in groups: those of one turn of the event loop, and of the
 * following turns for as long as each brings another, share one transaction and one wait for the disk.
 * A write is answered after the commit. Each has its own savepoint: one that fails leaves the others.
 */
export function groupCommit(to: Committer): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let waiting: Job[] = [];
  let running = false;

  async function attempt({ work }: Job): Promise<Outcome> {
    to.save();
    try {
      const value = await work();
      to.release();
      return { value };
    } catch (error) {
      to.undo();
      to.release();
      return { error };
    }
  }

  async function commit(jobs: readonly Job[]): Promise<readonly Outcome[]> {
    to.begin();
    try {
      const outcomes: Outcome[] = [];
      for (const job of jobs) outcomes.push(await attempt(job));
      to.commit();
      return outcomes;
    } catch (error) {
      to.rollback();
      throw error;
    }
  }

  async function turn(): Promise<void> {
    const jobs = waiting;
    waiting = [];
    const outcomes = await commit(jobs).catch((error: unknown) => jobs.map(() => ({ error })));
    for (const [at, job] of jobs.entries())
      job.settle(outcomes[at] ?? { error: new Error('No outcome') });
    running = false;
    if (waiting.length > 0) start();
  }

  function start(): void {
    running = true;
    let seen = 0;
    const look = () => {
      if (waiting.length === seen || waiting.length >= largestGroup) return void turn();
      seen = waiting.length;
      setImmediate(look);
    };
    setImmediate(look);
  }

  return <Value>(work: () => Promise<Value>) =>
    new Promise<Value>((resolve, reject) => {
      const settle = (outcome: Outcome) => {
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.value as Value);
      };
      waiting.push({ work, settle });
      if (!running) start();
    });
}
