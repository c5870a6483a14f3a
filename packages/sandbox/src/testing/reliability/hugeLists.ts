import type { SandboxProcess } from '../startProcess.ts';
import { residentMegabytes } from './bigBodies.ts';

/** How the server handled one request with a huge list. */
export interface HugeListReport {
  readonly request: string;
  readonly status: number;
  readonly ms: number;
  /** Bytes of the answer. */
  readonly bytes: number;
  /** Megabytes by which the resident memory of the server grew since its first answers. */
  readonly grownBy: number;
  /** Slowest answer of `/health` meanwhile. */
  readonly slowestHealthMs: number;
  /** The remedies in the answer. */
  readonly remedies: readonly string[];
}

const list = (count: number, element: string): string =>
  `[${`${element},`.repeat(count - 1)}${element}]`;
const customer = (owners: string) => ['POST', '/api/business-customers', owners] as const;
const snapshot = (rows: string) =>
  [
    'PUT',
    '/_sandbox/snapshot',
    `{"format":"passmuster-sandbox/2","tables":{"movements":${rows}}}`,
  ] as const;

const requests: Readonly<
  Record<string, () => readonly [method: string, path: string, body: string]>
> = {
  '20,000 owners': () => customer(`{"business_owners":${list(20_000, '{}')}}`),
  '1,000,000 owners': () => customer(`{"business_owners":${list(1_000_000, '{}')}}`),
  '1,000 owners with 1,000 documents each': () => {
    const owner = `{"supporting_documents":${list(1_000, '{}')}}`;
    return customer(`{"business_owners":${list(1_000, owner)}}`);
  },
  'a wallet that is a list of 1,000,000': () => ['POST', '/api/wallets', list(1_000_000, '{}')],
  'a snapshot of 100,000 rows that no table has': () => snapshot(list(100_000, '{"id":true}')),
  'a snapshot of 1,000,000 rows': () => snapshot(list(1_000_000, '{}')),
};

/** Sends huge lists to every route that reads one, one after the other. */
export async function hugeLists(server: SandboxProcess, key: string): Promise<HugeListReport[]> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const send = (method: string, path: string, body: string) =>
    fetch(server.url + path, { method, headers, body });
  // The first customer loads the rules, and the first health check connects to the database.
  for (const first of [send(...customer('{}')), fetch(`${server.url}/health`)]) {
    await (await first).text();
  }
  const before = residentMegabytes(server.pid);
  const reports: HugeListReport[] = [];
  for (const [request, make] of Object.entries(requests)) {
    const [method, path, body] = make();
    const state = { done: false };
    let [peak, slowestHealthMs] = [before, 0];
    const watching = (async () => {
      while (!state.done) {
        const sent = performance.now();
        await (await fetch(`${server.url}/health`)).text();
        slowestHealthMs = Math.max(slowestHealthMs, performance.now() - sent);
        peak = Math.max(peak, residentMegabytes(server.pid));
      }
    })();
    const started = performance.now();
    const answer = await send(method, path, body);
    const text = await answer.text();
    const ms = performance.now() - started;
    state.done = true;
    await watching;
    const { issues = [] } = JSON.parse(text) as { issues?: { readonly remedy: string }[] };
    reports.push({
      ...{ request, status: answer.status, ms, bytes: text.length },
      ...{ grownBy: peak - before, slowestHealthMs },
      remedies: issues.map(({ remedy }) => remedy),
    });
  }
  return reports;
}
