import { readFileSync } from 'node:fs';
import type { SandboxProcess } from '../startProcess.ts';

export interface BigBodyReport {
  readonly statuses: readonly number[];
  /** How much the resident memory of the server grew, in megabytes. */
  readonly grownBy: number;
  readonly served: boolean;
}

/** Sends bodies far over the limit, all at once: half of them with a content-length, half without. */
export async function bigBodies(
  server: SandboxProcess,
  key: string,
  bodies: number,
  megabytes: number,
): Promise<BigBodyReport> {
  const before = residentMegabytes(server.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(server.pid));
  }, 5);
  const statuses = await Promise.all(
    Array.from({ length: bodies }, (_, at) => send(server.url, key, megabytes, at % 2 === 0)),
  );
  clearInterval(watch);
  const after = await fetch(`${server.url}/api/asset-codes`, { headers: { 'x-api-key': key } });
  await after.text();
  return { statuses, grownBy: peak - before, served: after.status === 200 };
}

/** Returns the status, or 0 if the connection was closed before the answer could be read. */
async function send(
  url: string,
  key: string,
  megabytes: number,
  announced: boolean,
): Promise<number> {
  const chunk = Buffer.alloc(1024 * 1024, 0x20);
  const whole = announced ? Buffer.alloc(megabytes * chunk.length, 0x20) : undefined;
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === megabytes) return controller.close();
      sent += 1;
      controller.enqueue(chunk);
    },
  });
  try {
    const answer = await fetch(`${url}/api/business-customers`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: whole ?? stream,
      duplex: 'half',
    } as RequestInit);
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Returns the resident memory of a process in megabytes, or 0 if the system doesn't report it. */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
