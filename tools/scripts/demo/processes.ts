import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './options.ts';
import { Refusal } from './refusal.ts';

/** Milliseconds a server may take to answer for the first time. */
const patience = 30_000;

const children: ChildProcess[] = [];
const isWindows = process.platform === 'win32';

/** Starts a server of the repository. */
export function startServer(
  file: string,
  environment: Readonly<Record<string, string>>,
): ChildProcess {
  const child = spawn(process.execPath, ['--conditions=@passmuster/source', join(root, file)], {
    cwd: root,
    // A process group of its own, so that Ctrl-C reaches it only once, through this process.
    detached: !isWindows,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  children.push(child);
  return child;
}

/** Runs tasks of turbo without their log; with it only if one fails. Returns whether all succeeded. */
export async function runTasks(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  isInBackground = false,
): Promise<boolean> {
  const turbo = join(root, 'node_modules/.bin', isWindows ? 'turbo.cmd' : 'turbo');
  const child = spawn(turbo, ['run', ...args, '--output-logs=errors-only'], {
    cwd: root,
    detached: !isWindows,
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...environment },
  });
  children.push(child);
  // The servers answer while it builds.
  if (isInBackground && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const log: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => log.push(part));
  const [code] = await once(child, 'close');
  if (code !== 0 && child.signalCode === null) process.stderr.write(Buffer.concat(log));
  return code === 0;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Ends a process; of a build, also those that it has started. */
function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/** Ends everything that was started here, and waits for it. */
export async function stopAll(): Promise<void> {
  const running = children.filter((child) => !hasEnded(child));
  const ended = running.map((child) => once(child, 'exit'));
  for (const child of running) end(child, 'SIGTERM');
  const late = setTimeout(() => {
    for (const child of running) end(child, 'SIGKILL');
  }, 5_000);
  await Promise.all(ended);
  clearTimeout(late);
}

/** Waits until `url` answers, however it answers. */
export async function answers(url: string, child: ChildProcess, name: string): Promise<void> {
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
