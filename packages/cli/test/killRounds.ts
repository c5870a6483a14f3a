import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Known, next } from '@passmuster/client/submission';
import { sizeOf } from '../src/input/readBytes.ts';
import { readLines } from '../src/submit/journalLines.ts';
import { createdWallets } from './createdWallets.ts';

const main = new URL('../src/main.ts', import.meta.url).pathname;

export interface KillRounds {
  readonly file: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly rounds: number;
  /** From 0 up to 1, seeded by the caller. */
  readonly random: () => number;
}

export interface KillResult {
  /** Runs that were killed before they ended by themselves. */
  readonly killed: number;
  /** Wallets of the API by their description, which names the row. */
  readonly created: ReadonlyMap<string, number>;
  /** What the journal says of each row. */
  readonly states: ReadonlyMap<number, Known>;
}

/** Runs `submit wallet` again and again, killing it (SIGKILL) at a random moment, and then once to its end. */
export async function killRounds(options: KillRounds): Promise<KillResult> {
  const { file, baseUrl, apiKey, rounds, random } = options;
  let killed = 0;
  for (let round = 0; round <= rounds; round++) {
    const child = spawn(
      process.execPath,
      ['--conditions=@passmuster/source', main, 'submit', 'wallet', file, '--base-url', baseUrl],
      {
        env: {
          ...process.env,
          PASSMUSTER_API_KEY: apiKey,
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? `${file}.cache`,
        },
        stdio: 'ignore',
      },
    );
    const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
    if (round < rounds) await killSoon(child, `${file}.journal`, random);
    const [, signal] = await exited;
    if (signal === 'SIGKILL') killed += 1;
  }
  return { killed, created: await createdWallets(baseUrl, apiKey), states: statesOf(file) };
}

/** Kills a run at a random moment: one in five while it starts, the others while it sends. */
async function killSoon(child: ChildProcess, journal: string, random: () => number): Promise<void> {
  const before = sizeOf(journal) ?? 0;
  const isStarting = random() < 0.2;
  const hasBegun = (): boolean => (sizeOf(journal) ?? 0) > before || child.exitCode !== null;
  while (!isStarting && !hasBegun()) await delay(5);
  await delay(random() * (isStarting ? 1000 : 250));
  child.kill('SIGKILL');
}

/** Returns the state of each row in the journal of a file. */
export function statesOf(file: string): ReadonlyMap<number, Known> {
  const content = readLines(readFileSync(`${file}.journal`));
  const known = new Map<string, Known>();
  for (const entry of content?.entries ?? []) {
    known.set(entry.key, next(known.get(entry.key) ?? { kind: 'idle' }, entry));
  }
  return new Map(
    Array.from(content?.sent ?? [], ([name, { row }]) => [
      row,
      known.get(name) ?? { kind: 'idle' },
    ]),
  );
}
