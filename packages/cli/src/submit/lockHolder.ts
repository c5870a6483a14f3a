import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
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
export type Holder = v.InferOutput<typeof HolderSchema>;

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

/** Returns where a holder is that can't be looked for from here; empty if it can. */
export function elsewhere({ host, namespace }: Holder): string {
  if (host !== hostname()) return ` on ${host}`;
  return namespace === ownNamespace() ? '' : ' in another container';
}

/** Returns the advice about a run that holds a lock: only one that can't be seen from here may have ended. */
export const wayOn = (lock: string, holder: Holder): string =>
  elsewhere(holder) === ''
    ? 'Wait until it ends'
    : `Wait until it ends. If that process no longer exists, delete ${lock}`;

export function isRunning(holder: Holder): boolean {
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
export const unreadable: Holder = { ...holderHere('unreadable'), pid: 0, started: '-' };

/** The holder of a lock that another version of passmuster has written. */
const unknown: Holder = { ...unreadable, id: 'unknown', host: 'an unknown machine' };

/** Returns who holds a lock file; undefined if it is gone. */
export function holderOf(file: string): Holder | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new CommandError(`${file} can't be read (${systemCode(error)}): another user holds it`, {
      cause: error,
    });
  }
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) return unreadable;
  const holder = v.safeParse(HolderSchema, json.output);
  return holder.success ? holder.output : unknown;
}
