import type { SandboxProcess } from '../startProcess.ts';
import { residentMegabytes } from './bigBodies.ts';

export interface HugeListReport {
  readonly rules: readonly string[];
  readonly slowestMs: number;
  readonly largestAnswer: number;
  /** Megabytes by which the resident memory of the server grew. */
  readonly grownBy: number;
  /** Slowest answer of `/health` meanwhile. */
  readonly slowestHealthMs: number;
}

const bodies = [
  () => `{"business_owners":[${'{},'.repeat(19_999)}{}]}`,
  () => `{"business_owners":[${'{},'.repeat(999_999)}{}]}`,
  () => {
    const owner = `{"supporting_documents":[${'{},'.repeat(999)}{}]}`;
    return `{"business_owners":[${`${owner},`.repeat(999)}${owner}]}`;
  },
];

/** Sends lists of 20,000 and 1,000,000 elements, and 1,000 lists of 1,000, one after the other. */
export async function hugeLists(server: SandboxProcess, key: string): Promise<HugeListReport> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const send = (body: string) =>
    fetch(`${server.url}/api/business-customers`, { method: 'POST', headers, body });
  // The rules are loaded at the first customer, the database is connected at the first question for its health.
  for (const first of [send('{}'), fetch(`${server.url}/health`)]) await (await first).text();
  const before = residentMegabytes(server.pid);
  let [peak, slowestMs, slowestHealthMs, largestAnswer] = [before, 0, 0, 0];
  const rules: string[] = [];
  for (const body of bodies) {
    const text = body();
    const state = { done: false };
    const watching = (async () => {
      while (!state.done) {
        const started = performance.now();
        await (await fetch(`${server.url}/health`)).text();
        slowestHealthMs = Math.max(slowestHealthMs, performance.now() - started);
        peak = Math.max(peak, residentMegabytes(server.pid));
      }
    })();
    const started = performance.now();
    const answer = await (await send(text)).text();
    slowestMs = Math.max(slowestMs, performance.now() - started);
    largestAnswer = Math.max(largestAnswer, answer.length);
    rules.push(...JSON.parse(answer).issues.map(({ rule }: { readonly rule: string }) => rule));
    state.done = true;
    await watching;
  }
  return { rules, slowestMs, largestAnswer, grownBy: peak - before, slowestHealthMs };
}
