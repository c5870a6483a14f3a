import { setTimeout as sleep } from 'node:timers/promises';
import { type Caller, callerOf, type Reply } from '../caller.ts';
import { fetchFrom, type SandboxProcess } from '../startProcess.ts';
import { createRouteData, type RouteCall, routeCalls } from './routeCalls.ts';
import type { StorageFault } from './storageFault.ts';
import { watchLive } from './watchLive.ts';

export interface StorageFaultReport {
  readonly fault: string;
  /** Routes with an answer that is not documented, such as `createWallet: 500 INTERNAL_ERROR`. */
  readonly strange: readonly string[];
  /** How many routes were answered 503. */
  readonly unavailable: number;
  readonly health: number;
  readonly expectedHealth: number;
  readonly slowestLiveMs: number;
  /** Acknowledged writes that are missing once the storage is repaired. */
  readonly lost: number;
  readonly code: number | null;
  /** Milliseconds from SIGTERM to the end of the process. */
  readonly tookMs: number;
}

/** Longer than a key is cached. */
const cacheMs = 700;

/** Breaks the storage of a server, calls every route, repairs the storage, and stops the server with the fault in place again. */
export async function storageFaultRound<Place>(
  server: SandboxProcess,
  key: string,
  fault: StorageFault<Place>,
  place: Place,
): Promise<StorageFaultReport> {
  const call = callerOf({ fetch: fetchFrom(server) }, key);
  const data = await createRouteData(call);
  const acknowledged = await fillCache(call);
  let repair = await fault.inject(place);
  await sleep(cacheMs);
  const { value, slowestLiveMs } = await watchLive(server, async () => {
    acknowledged.push(...(await writeUntilRefused(call)));
    return Promise.all(routeCalls(data).map((one) => send(call, one)));
  });
  const strange = value.flatMap(({ one, reply }) => strangeness(fault, one, reply));
  const unavailable = value.filter(({ reply }) => reply.status === 503).length;
  const { status: health } = await call('GET', '/health');
  let lost = 0;
  if (repair) {
    await repair();
    strange.push(...(await resume(call)));
    lost = await countLost(call, acknowledged);
    repair = await fault.inject(place);
  }
  const pending = call('POST', '/api/wallets', { currency: 'ZAR' }).catch(() => undefined);
  await sleep(50);
  const started = performance.now();
  const [{ code }] = await Promise.all([server.end('SIGTERM'), pending]);
  const tookMs = performance.now() - started;
  await repair?.();
  return {
    ...{ fault: fault.name, strange, unavailable, health, expectedHealth: fault.health },
    ...{ slowestLiveMs, lost, code, tookMs },
  };
}

const wallet = { currency: 'NGN', description: 'x'.repeat(255) };

/** Creates enough wallets for several pages of the data file. Returns their ids. */
async function fillCache(call: Caller): Promise<string[]> {
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => call('POST', '/api/wallets', wallet)),
  );
  return replies.map(({ body }) => body.data.id);
}

/** Writes until a write is refused: a full disk may have room in a file that is long enough. */
async function writeUntilRefused(call: Caller): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  for (let writes = 0; writes < 2000; writes += 1) {
    const { status, body } = await call('POST', '/api/wallets', wallet);
    if (status !== 201) break;
    acknowledged.push(body.data.id);
  }
  return acknowledged;
}

async function send(call: Caller, one: RouteCall) {
  return { one, reply: await call(...one.request) };
}

function strangeness<Place>(
  { reads, writes, code }: StorageFault<Place>,
  { route, access }: RouteCall,
  { status, body }: Reply,
): string[] {
  const found = `${route}: ${status} ${body?.code ?? ''}`.trim();
  if (status === 503) return body.code === code ? [] : [found];
  if (status >= 500) return [found];
  const allowed = access === 'reads' ? reads : writes;
  return access === 'either' || allowed.includes(status) ? [] : [found];
}

/** Waits until a write succeeds and `/health` answers 200. Returns a sentence for each that did not happen within 15 seconds. */
async function resume(call: Caller): Promise<string[]> {
  const wrong: string[] = [];
  for (const [method, path, body, wanted] of [
    ['POST', '/api/wallets', wallet, 201],
    ['GET', '/health', undefined, 200],
  ] as const) {
    const end = performance.now() + 15_000;
    let status = 0;
    while (status !== wanted && performance.now() < end) {
      ({ status } = await call(method, path, body));
      await sleep(100);
    }
    if (status !== wanted) wrong.push(`after the repair, ${path}: ${status}`);
  }
  return wrong;
}

async function countLost(call: Caller, ids: readonly string[]): Promise<number> {
  const { body } = await call('GET', '/_sandbox/snapshot');
  const kept = new Set(body.data.tables.wallets.map(({ id }: { readonly id: string }) => id));
  return ids.filter((id) => !kept.has(id)).length;
}
