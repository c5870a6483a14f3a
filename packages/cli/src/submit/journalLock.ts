import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CommandError, systemCode } from '../terminal/commandError.ts';
import {
  elsewhere,
  type Holder,
  holderHere,
  holderOf,
  isRunning,
  unreadable,
  wayOn,
} from './lockHolder.ts';

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
        `another run (process ${holder.pid}${elsewhere(holder)}) is submitting with this journal. ${wayOn(lock, holder)}`,
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

/** Returns who runs with the lock of a journal, and what to do about it; undefined if nobody does. */
export function runningWith(journal: string): string | undefined {
  const lock = `${journal}.lock`;
  const holder = holderOf(lock);
  if (!holder || !isRunning(holder)) return undefined;
  return `process ${holder.pid}${elsewhere(holder)}. ${wayOn(lock, holder)}`;
}

/** A lock that this process has taken. */
export interface Lock {
  /** Returns false once somebody deleted or replaced the lock: another run may have begun. */
  readonly isOurs: () => boolean;
  readonly free: () => void;
}

/**
 * Takes the lock of a journal. This process writes a file of its own and makes it the lock by a hard link, which
 * only one process can create. If the process that holds the lock has ended, a second hard link decides in the same way which one takes over: it
 * renames its own file to the lock. No live lock is ever replaced.
 *
 * @throws {CommandError} if another process holds it
 */
export function takeLock(journal: string): Lock {
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
  const isOurs = (): boolean => {
    try {
      return holderOf(lock)?.id === id;
    } catch {
      return false;
    }
  };
  return {
    isOurs,
    free: () => {
      if (isOurs()) rmSync(lock, { force: true });
    },
  };
}
