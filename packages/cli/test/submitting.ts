import { readFileSync } from 'node:fs';
import { type SandboxProcess, startSandbox } from '@passmuster/testing/startSandbox';
import { afterAll, beforeAll } from 'vitest';
import { readLines } from '../src/submit/journalLines.ts';
import { createdWallets } from './createdWallets.ts';
import { type Ran, runInTest } from './runInTest.ts';

type InTest = NonNullable<Parameters<typeof runInTest>[1]>;

/** A row of a file of wallets. */
export const wallet = (description: string, more: object = {}): string =>
  `${JSON.stringify({ currency: 'USDC', network: 'polygon', description, ...more })}\n`;

/** Returns the events in the journal of a file, in order. */
export const events = (file: string): readonly string[] =>
  (readLines(readFileSync(`${file}.journal`))?.entries ?? []).map((entry) =>
    entry.type === 'answered' ? (entry.error?.outcome ?? 'created') : entry.type,
  );

/** Sends the request and loses its answer. */
export const losing: typeof fetch = async (...request) => {
  await fetch(...request);
  throw new TypeError('fetch failed');
};

/** Loses the request before it arrives; nobody can tell. */
export const dropping: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));

/** Returns a `fetch` that answers the first requests by itself, and passes the others on. */
export function answering(...answers: readonly (() => Response)[]): typeof fetch {
  let asked = 0;
  return (...request) => {
    const answer = answers[asked];
    asked += 1;
    return answer ? Promise.resolve(answer()) : fetch(...request);
  };
}

/** Returns a clock that runs from now on, and can be set and waited for. */
export function clocks() {
  let moved = 0;
  let passed = 0;
  return {
    /** Sets the clock of the machine. */
    move: (seconds: number) => {
      moved += seconds;
    },
    /** Lets time pass. */
    pass: (seconds: number) => {
      passed += seconds;
    },
    now: () => new Date(Date.now() + (moved + passed) * 1000),
    uptime: () => 10_000 + performance.now() / 1000 + passed,
  };
}

/** Returns a sandbox for one test file, and a function that runs `submit` against it. */
export function submitting(environment: Readonly<Record<string, string>> = {}) {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await startSandbox(environment);
  });
  afterAll(() => sandbox.stop());
  const submitKind =
    (kind: string) =>
    (file: string, more: readonly string[] = [], terminal: InTest = {}): Promise<Ran> =>
      runInTest(['submit', kind, file, '--base-url', sandbox.baseUrl, ...more], {
        fetch,
        now: () => new Date(),
        env: { PASSMUSTER_API_KEY: sandbox.apiKey },
        ...terminal,
      });
  return {
    sandbox: () => sandbox,
    submit: submitKind('wallet'),
    submitKind,
    /** Counts the wallets of the API by their description. */
    created: async (apiKey = sandbox.apiKey): Promise<ReadonlyMap<string, number>> =>
      createdWallets(sandbox.baseUrl, apiKey),
  };
}
