import { callerOf } from '../caller.ts';
import { fetchFrom, startProcess } from '../startProcess.ts';

export interface DrainReport {
  readonly acknowledged: number;
  readonly lost: number;
  readonly code: number | null;
  /** Milliseconds from SIGTERM to the end of the process. */
  readonly tookMs: number;
}

/** Sends SIGTERM under load: acknowledged writes are kept, requests in progress are answered, the exit code is 0. */
export async function drain(
  storage: Readonly<Record<string, string>>,
  writers: number,
  milliseconds: number,
): Promise<DrainReport> {
  const environment = { ...storage, SANDBOX_API_KEY: 'a-drain-key-of-this-test' };
  const server = await startProcess(environment);
  const call = callerOf({ fetch: fetchFrom(server) }, 'a-drain-key-of-this-test');
  const acknowledged: string[] = [];
  const slow = { 'x-sandbox-fault': 'latency=300' };
  const writing = Array.from({ length: writers }, async (_, at) => {
    try {
      for (;;) {
        const reply = await call('POST', '/api/wallets', { currency: 'ZAR' }, at === 0 ? slow : {});
        if (reply.status === 201) acknowledged.push(reply.body.data.id);
      }
    } catch {
      // The port is closed, so draining has begun.
    }
  });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const started = performance.now();
  const { code } = await server.end('SIGTERM');
  const tookMs = performance.now() - started;
  await Promise.all(writing);
  const again = await startProcess(environment);
  const { body } = await callerOf({ fetch: fetchFrom(again) }, 'a-drain-key-of-this-test')(
    'GET',
    '/_sandbox/snapshot',
  );
  await again.end('SIGTERM');
  const kept = new Set(body.data.tables.wallets.map(({ id }: { id: string }) => id));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !kept.has(id)).length,
    code,
    tookMs,
  };
}
