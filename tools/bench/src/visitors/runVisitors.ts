import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Seen, Watched } from './bystander.ts';
import { shapes } from './shapes.ts';
import { visit } from './visit.ts';

/** How many visitors come at once, and what they send. */
export interface Visitors {
  readonly strangers: number;
  readonly known: number;
  readonly bytes: number;
}

/** How the server dealt with one shape. */
export interface ShapeReport extends Seen {
  readonly strangers: readonly number[];
  readonly known: readonly number[];
}

/** How the server dealt with them. */
export interface VisitorReport {
  /** Megabytes of resident memory before the first visitor. */
  readonly before: number;
  readonly shapes: Readonly<Record<string, ShapeReport>>;
  readonly isAlive: boolean;
}

const example = fileURLToPath(new URL('../../../../examples/express', import.meta.url));

/** Starts the server of the guide with a heap of 512 MB, as a small container has it. */
async function startServer(apiUrl: string) {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=512', '--conditions=@passmuster/source', 'src/server.ts'],
    {
      cwd: example,
      env: {
        PATH: process.env['PATH'] ?? '',
        API_URL: apiUrl,
        API_KEY: 'a-key-of-this-run',
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [printed] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { child, url: printed.trim() };
}

/** Sends the largest body of each shape from many visitors at once, and says how the server and somebody else fared. */
export async function runVisitors({ strangers, known, bytes }: Visitors): Promise<VisitorReport> {
  const bystander = new Worker(new URL('./bystander.ts', import.meta.url));
  const [apiUrl] = (await once(bystander, 'message')) as [string];
  const { child, url } = await startServer(apiUrl);
  const idle = await startServer(apiUrl);
  try {
    // The first application loads the rules.
    const small = shapes['an application with a large file']?.(1_000_000) ?? Buffer.from('');
    const warmUp = await visit(url, small, true);
    if (warmUp !== 201) throw new Error(`The application was answered ${warmUp}`);
    const look = async (message: unknown): Promise<Seen> => {
      bystander.postMessage(message);
      const [seen] = (await once(bystander, 'message')) as [Seen];
      return seen;
    };
    bystander.postMessage({ url, idleUrl: idle.url, pid: child.pid ?? 0 } satisfies Watched);
    await sleep(500);
    const { peak: before } = await look('before');
    const reports: Record<string, ShapeReport> = {};
    for (const [shape, make] of Object.entries(shapes)) {
      const body = make(bytes);
      const times = (count: number, hasSession: boolean) =>
        Promise.all(Array.from({ length: count }, () => visit(url, body, hasSession)));
      const [without, withSession] = await Promise.all([
        times(strangers, false),
        times(known, true),
      ]);
      reports[shape] = { ...(await look(shape)), strangers: without, known: withSession };
    }
    return {
      before,
      shapes: reports,
      isAlive: child.exitCode === null && child.signalCode === null,
    };
  } finally {
    child.kill();
    idle.child.kill();
    await bystander.terminate();
  }
}
