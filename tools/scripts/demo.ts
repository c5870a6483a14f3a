import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '../..');
const help = `demo [--reset] [--port N] [--sandbox-port N] [--data FOLDER]
  --reset   start with no data
  --port    first port to try (default 4173, or DEMO_PORT)
  --sandbox-port  first port to try for the sandbox (default 8787)
  --data    folder of the data (default .data)`;
/** Milliseconds a server may take to answer for the first time. */
const patience = 30_000;

/** Prints one line for the person who started the demo. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}

interface Options {
  readonly isReset: boolean;
  readonly firstPort: number;
  readonly firstSandboxPort: number;
  readonly data: string;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean', default: false },
      port: { type: 'string', default: process.env['DEMO_PORT'] ?? '4173' },
      'sandbox-port': { type: 'string', default: '8787' },
      data: { type: 'string', default: join(root, '.data') },
    },
  });
  return {
    isReset: values.reset,
    firstPort: readPort('--port', values.port),
    firstSandboxPort: readPort('--sandbox-port', values['sandbox-port']),
    data: values.data,
  };
}

function readPort(option: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Refusal(`${option} ${text}: not a port. Give a number from 1 to 65535.`);
}

/** Returns the first free port from `from` on. */
async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + 100 && port <= 65_535; port += 1) {
    const probe = createServer();
    try {
      probe.listen(port, '127.0.0.1');
      await once(probe, 'listening');
      probe.close();
      await once(probe, 'close');
      return port;
    } catch {
      // Taken: the next one.
    }
  }
  throw new Refusal(
    `ports ${from} to ${from + 99} are all taken. Free one, or choose with --port.`,
  );
}

/** Removes only the files of the demo from the folder. */
function removeData(data: string): void {
  for (const name of ['demo.key', ...['', '-wal', '-shm'].map((end) => `sandbox.sqlite${end}`)]) {
    rmSync(join(data, name), { force: true });
  }
}

/** Returns the API key that both servers share. Creates it once, readable by its owner only. */
function apiKeyIn(data: string): string {
  const file = join(data, 'demo.key');
  if (existsSync(file)) {
    const key = statSync(file).isFile() ? readFileSync(file, 'utf8').trim() : '';
    if (/^[\x21-\x7e]{16,200}$/.test(key)) return key;
    throw new Refusal(
      `${show(file)} contains no API key. Delete it; the next start creates a new one.`,
    );
  }
  const key = `pm_sandbox_${randomBytes(32).toString('base64url')}`;
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}

const show = (file: string): string => relative(process.cwd(), file) || file;

const children: ChildProcess[] = [];
let isStopping = false;

function start(file: string, environment: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, ['--conditions=@passmuster/source', join(root, file)], {
    cwd: root,
    // A process group of its own, so that Ctrl-C reaches it only once, through this process.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  children.push(child);
  return child;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function stopAll(): Promise<void> {
  const running = children.filter((child) => !hasEnded(child));
  const ended = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  const late = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, 5_000);
  await Promise.all(ended);
  clearTimeout(late);
}

/** Waits until `url` answers, however it answers. */
async function answers(url: string, child: ChildProcess, name: string): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Refusal(`the ${name} did not start; the line above says why.`);
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await delay(40);
  }
  throw new Refusal(`the ${name} did not answer within ${patience / 1000} seconds.`);
}

async function run({ isReset, firstPort, firstSandboxPort, data }: Options): Promise<void> {
  if (isReset) removeData(data);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const key = apiKeyIn(data);

  const sandboxPort = await freePort(firstSandboxPort);
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}/api`;
  const sandbox = start('packages/sandbox/src/main.ts', {
    HOST: '127.0.0.1',
    PORT: String(sandboxPort),
    SANDBOX_API_KEY: key,
    SANDBOX_DATA: join(data, 'sandbox.sqlite'),
    // The demo uses that file even if the environment of the shell names a database.
    DATABASE_URL: '',
  });
  const port = await freePort(firstPort);
  const url = `http://127.0.0.1:${port}`;
  const demo = start('apps/demo/src/server/main.ts', {
    PORT: String(port),
    SANDBOX_API_KEY: key,
    SANDBOX_URL: sandboxUrl,
  });
  await Promise.all([
    answers(`${sandboxUrl}/asset-codes`, sandbox, 'sandbox'),
    answers(`${url}/health`, demo, 'demo server'),
  ]);
  console.log(
    `\n  Passmuster runs at ${url}\n  Data: ${show(data)}. Ctrl-C stops it; the data stays.\n`,
  );
  sandbox.once('exit', () => {
    if (!isStopping) console.error('demo: the sandbox has stopped. Ctrl-C, then start again.');
  });
  await once(demo, 'exit');
}

async function stop(status: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stopAll();
  process.exit(status);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));
try {
  await run(readOptions());
  if (!isStopping) await stop(1);
} catch (error) {
  if (!isStopping) {
    const isOurs = error instanceof Error;
    console.error(`demo: ${isOurs ? error.message : String(error)}`);
    if (!(error instanceof Refusal)) console.error(help);
    await stop(1);
  }
}
