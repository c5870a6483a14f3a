import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

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
  /** The last state of each row in the journal. */
  readonly states: ReadonlyMap<number, string>;
}

async function createdWallets(baseUrl: string, apiKey: string): Promise<Map<string, number>> {
  const created = new Map<string, number>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await fetch(`${baseUrl}/wallets?limit=100&page=${page}`, {
      headers: { 'x-api-key': apiKey },
    });
    const body = (await response.json()) as {
      data: { description: string }[];
      pagination: { totalPages: number };
    };
    pages = body.pagination.totalPages;
    for (const { description } of body.data) {
      created.set(description, (created.get(description) ?? 0) + 1);
    }
  }
  return created;
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
          NODE_COMPILE_CACHE: `${file}.cache`,
        },
        stdio: 'ignore',
      },
    );
    const isLast = round === rounds;
    // Starting takes most of a second; the interesting moments come after it.
    const timer = isLast
      ? undefined
      : setTimeout(() => child.kill('SIGKILL'), 300 + random() * 1500);
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    clearTimeout(timer);
    if (signal === 'SIGKILL') killed += 1;
  }
  const states = new Map<number, string>();
  for (const line of readFileSync(`${file}.journal`, 'utf8').trimEnd().split('\n').slice(1)) {
    const { row, state } = JSON.parse(line) as { row: number; state: string };
    states.set(row, state);
  }
  return { killed, created: await createdWallets(baseUrl, apiKey), states };
}
