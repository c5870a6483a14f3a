/** Measures one place with one body, in a process of its own: `measurePlace.ts <place> <size>`. */
import { readFileSync, writeFileSync } from 'node:fs';
import process, { argv } from 'node:process';
import { places } from './places.ts';
import { sizes } from './sizes.ts';

/** What it cost to read a body. */
export interface Measured {
  /** Milliseconds of processor time. */
  readonly ms: number;
  /** Characters of JSON that the caller gets. */
  readonly characters: number;
  /** Megabytes by which resident memory grew at most, the body itself left out. */
  readonly grownBy: number;
}

/** Returns megabytes of resident memory: now, or the most since the last reset. Linux only. */
function resident(line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

const [, , name = '', size = ''] = argv;
const place = places[name];
const write = sizes[size];
if (place === undefined || write === undefined) throw new TypeError('name a place and a size');
await place.read({});
const body = JSON.parse(`{${write(place.lists)}}`) as object;
globalThis.gc?.();
// Resets the most: proc_pid_clear_refs(5).
writeFileSync('/proc/self/clear_refs', '5');
const before = resident('VmRSS');
const started = process.cpuUsage();
const result = await place.read(body);
const { user, system } = process.cpuUsage(started);
const grownBy = resident('VmHWM') - before;
const { length: characters } = JSON.stringify(result);
const measured: Measured = { ms: (user + system) / 1000, characters, grownBy };
console.log(JSON.stringify(measured));
