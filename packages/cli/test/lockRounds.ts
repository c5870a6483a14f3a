import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { holderHere } from '../src/submit/lockHolder.ts';

const contender = new URL('./lockContender.ts', import.meta.url);

export interface LockRounds {
  readonly journal: string;
  readonly rounds: number;
  /** Leave the lock of a process that ended before each round. */
  readonly stale: boolean;
}

interface Answer {
  readonly held: boolean;
  readonly message?: string;
}

const ask = async (child: ChildProcess, message: object): Promise<Answer> => {
  child.send(message);
  const [answer] = await once(child, 'message');
  return answer as Answer;
};

/** Lets four processes take one lock at the same moment, again and again. Lists the rounds without exactly one holder. */
export async function lockRounds({ journal, rounds, stale }: LockRounds) {
  const children = Array.from({ length: 4 }, () =>
    fork(contender, [journal], { execArgv: ['--conditions=@passmuster/source'] }),
  );
  const wrong: string[] = [];
  try {
    await Promise.all(children.map((child) => once(child, 'message')));
    for (let round = 0; round < rounds; round++) {
      if (stale) {
        const holder = { ...holderHere(`ended-${round}`), pid: 2 ** 22 + 1, started: '1' };
        writeFileSync(`${journal}.lock`, JSON.stringify(holder));
      }
      // All of them wait for this moment, awake.
      const at = Date.now() + 5;
      const answers = await Promise.all(children.map((child) => ask(child, { at })));
      const holders = answers.filter(({ held }) => held).length;
      const unclear = answers.filter(
        ({ held, message }) => !held && !message?.startsWith('another run (process '),
      );
      if (holders !== 1 || unclear.length > 0) {
        wrong.push(`round ${round}: ${holders} holders, ${JSON.stringify(unclear)}`);
      }
      await Promise.all(children.map((child) => ask(child, {})));
    }
  } finally {
    for (const child of children) child.kill();
  }
  return { rounds, wrong };
}
