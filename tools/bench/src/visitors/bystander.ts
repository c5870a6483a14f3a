/**
 * A thread that stands for the API, and for somebody else who calls the server meanwhile. Posts the address of the API;
 * when it gets the address and process of the server, asks it again and again; and answers each later message with what it
 * has seen since the last.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

/** Where the server of the visitors is, and one beside it that has none. */
export interface Watched {
  readonly url: string;
  readonly idleUrl: string;
  readonly pid: number;
}

/** What somebody else saw of it since the last message. */
export interface Seen {
  readonly answers: number;
  /** Longest answer, in milliseconds; Infinity if one was missing. */
  readonly slowestMs: number;
  /** The same of the server without visitors: what the machine is busy with. */
  readonly idleMs: number;
  /** Megabytes of resident memory at most. */
  readonly peak: number;
}

const created = JSON.stringify({ status: 'success', data: { id: 'c-1', business_name: 'Ada' } });
const listed = JSON.stringify({
  status: 'success',
  data: [],
  pagination: { total: 0, page: 1, limit: 10, totalPages: 0 },
});
const api = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(request.method === 'POST' ? 201 : 200, {
      'content-type': 'application/json',
    });
    response.end(request.method === 'POST' ? created : listed);
  });
});
api.listen(0, '127.0.0.1');
await once(api, 'listening');
parentPort?.postMessage(`http://127.0.0.1:${(api.address() as AddressInfo).port}/api`);

const { url, idleUrl, pid } = await new Promise<Watched>((resolve) => {
  parentPort?.once('message', resolve);
});
/** Returns the megabytes of resident memory, or 0 where the system doesn't report it or the process has ended. */
function resident(): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
const seen = { answers: 0, slowestMs: 0, idleMs: 0, peak: resident() };
setInterval(() => {
  seen.peak = Math.max(seen.peak, resident());
}, 2);
parentPort?.on('message', () => {
  parentPort?.postMessage({ ...seen } satisfies Seen);
  Object.assign(seen, { answers: 0, slowestMs: 0, idleMs: 0, peak: resident() });
});
/** Returns the milliseconds until an answer, Infinity if there is none. */
async function ask(address: string): Promise<number> {
  const sent = performance.now();
  const headers = { authorization: 'Bearer visitor' };
  const status = await fetch(`${address}/api/wallets`, { headers }).then(
    async (answer) => (await answer.text()) && answer.status,
    () => 0,
  );
  return status === 200 ? performance.now() - sent : Number.POSITIVE_INFINITY;
}

for (;;) {
  seen.slowestMs = Math.max(seen.slowestMs, await ask(url));
  seen.idleMs = Math.max(seen.idleMs, await ask(idleUrl));
  seen.answers += 1;
  await sleep(5);
}
