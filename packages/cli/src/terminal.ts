/** All that a command knows of the world: where it reads, where it writes, what day it is. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Resolves when the text is taken, so that a slow reader slows the command and fills no memory. */
  readonly out: (text: string) => Promise<void>;
  readonly err: (text: string) => Promise<void>;
  /** Today in UTC, `YYYY-MM-DD`. */
  readonly today: () => string;
}

/** 0: nothing wrong. 1: a finding of severity `error`. 2: the command could not be carried out. */
export type ExitCode = 0 | 1 | 2;
