import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll } from 'vitest';
import type { ServedRun } from './servedRuns.ts';

export interface ServedResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Returns a function that runs commands in a folder, one after the other in one process, which loads the command line once.
 * For tests of what a command finds in its current folder, which a thread of tests can't change.
 */
export function sharedProcess(): (
  cwd: string,
  ...args: readonly string[]
) => Promise<ServedResult> {
  let child: ChildProcess | undefined;
  afterAll(() => void child?.kill());
  return async (cwd, ...args) => {
    child ??= fork(new URL('./servedRuns.ts', import.meta.url), {
      execArgv: ['--conditions=@passmuster/source'],
    });
    const run: ServedRun = { cwd, args };
    child.send(run);
    const answered = new AbortController();
    const [answer] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit', answered).then(() =>
        Promise.reject(new Error('The process of the runs ended')),
      ),
    ]);
    answered.abort();
    return answer;
  };
}
