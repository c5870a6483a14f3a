import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { CommandError, systemCode } from '../terminal/commandError.ts';

const HolderSchema = v.object({
  pid: v.number(),
  host: v.string(),
  /** Of process numbers, on Linux: those of another container, which may share the host name, mean nothing here. */
  namespace: v.string(),
  /** When the process started, as far as this system tells: another one may have the same number later. */
  started: v.string(),
  /** Made for this lock. */
  id: v.string(),
});
type Holder = v.InferOutput<typeof HolderSchema>;

/** Returns when a process started, in ticks since the boot of a Linux machine; an empty string elsewhere. */
function startOf(pid: number): string {
  try {
    // The second field is a name in parentheses, which may hold spaces; the 22nd is the start.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Returns the namespace of this process's number on Linux; an empty string elsewhere. */
function ownNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Returns this process as the holder of a lock. */
export const holderHere = (id: string): Holder => ({
  ...{ pid: process.pid, host: hostname(), namespace: ownNamespace() },
  ...{ started: startOf(process.pid), id },
});

/** Where a holder is that can't be looked for from here; empty if it can. */
function elsewhere({ host, namespace }: Holder): string {
  if (host !== hostname()) return ` on ${host}`;
  return namespace === ownNamespace() ? '' : ' in another container';
}

function isRunning(holder: Holder): boolean {
  const { pid, started } = holder;
  if (elsewhere(holder) !== '') return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemCode(error) === 'ESRCH') return false;
  }
  return startOf(pid) === started;
}

/** The holder of a lock that a loss of power left empty: a process that ended. */
const unreadable: Holder = { ...holderHere('unreadable'), pid: 0, started: '-' };

/** The holder of a lock that another version of passmuster has written. */
const unknown: Holder = { ...unreadable, id: 'unknown', host: 'an unknown machine' };

/** Returns who holds a lock file; undefined if it is gone. */
function holderOf(file: string): Holder | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new CommandError(`${file} can't be read (${systemCode(error)}): another user holds it`);
  }
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) return unreadable;
  const holder = v.safeParse(HolderSchema, json.output);
  return holder.success ? holder.output : unknown;
}

/** Links `own` to `name`; false if that exists. Only one process can do so. */
function link(own: string, name: string): boolean {
  try {
    linkSync(own, name);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the name under which the lock of a holder that ended is taken over. */
const heirOf = (lock: string, { id }: Holder): string => `${lock}.${id}`;

/** Links `own` to the first free name: the lock, or the heir of the last holder, if that one ended. */
function claim(lock: string, own: string): string {
  let name = lock;
  while (!link(own, name)) {
    const holder = holderOf(name);
    if (holder && isRunning(holder)) {
      throw new CommandError(
        `another run (process ${holder.pid}${elsewhere(holder)}) is submitting with this journal. If there is none, delete ${lock}`,
      );
    }
    name = holder ? heirOf(lock, holder) : lock;
  }
  return name;
}

/**
 * Returns whether the heirs of the lock lead to `id`: the lock may have been freed, or taken over, since they were
 * read.
 */
function leadsTo(lock: string, id: string): boolean {
  let holder = holderOf(lock);
  while (holder && holder.id !== id) holder = holderOf(heirOf(lock, holder));
  return holder !== undefined;
}

/** Deletes what processes that ended have left. */
function clean(lock: string): void {
  const folder = dirname(lock);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(lock)}.`)) continue;
    const file = join(folder, name);
    const holder = holderOf(file);
    // A file that can't be read may be one that another process is writing.
    if (holder && holder !== unreadable && !isRunning(holder)) rmSync(file, { force: true });
  }
}

/**
 * Takes the lock of a journal, and returns a function that frees it. A file of this process's own becomes the lock by a hard
 * link, which only one process can make. The lock of a process that ended has one heir, found by the same means, who puts
 * its own file in place by renaming it: no live lock is ever replaced.
 *
 * @throws {CommandError} if another process holds it
 */
export function takeLock(journal: string): () => void {
  const lock = `${journal}.lock`;
  const id = randomUUID();
  const own = `${lock}.${id}.new`;
  writeFileSync(own, JSON.stringify(holderHere(id)), { flag: 'wx', mode: 0o600 });
  try {
    for (;;) {
      const name = claim(lock, own);
      if (name === lock) break;
      if (leadsTo(lock, id)) {
        renameSync(name, lock);
        clean(lock);
        break;
      }
      rmSync(name, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(lock, { force: true });
}
