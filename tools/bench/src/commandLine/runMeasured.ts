import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface Measured {
  /** By the clock, from the start of the process to its end. */
  readonly seconds: number;
  /** Seconds of processor time, of all threads. */
  readonly processor: number;
  /** Peak of resident memory in bytes. */
  readonly peak: number;
}

/** Writes what was used to a fourth stream, so that the command's own output stays as it is. */
const reportUse =
  'data:text/javascript,import{writeSync}from"node:fs";process.on("exit",()=>writeSync(3,JSON.stringify(process.resourceUsage())))';

/** Runs Node.js with arguments and measures it. Throws if the command fails. */
export function runMeasured(args: readonly string[]): Measured {
  const [first = ''] = args;
  if (first.endsWith('.js') && !existsSync(first)) {
    throw new Error('build the command line first: turbo run build --filter=passmuster');
  }
  const start = performance.now();
  const { status, output, stderr } = spawnSync(process.execPath, ['--import', reportUse, ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  const seconds = (performance.now() - start) / 1000;
  const use = JSON.parse(output[3] ?? '') as NodeJS.ResourceUsage;
  const processor = (use.userCPUTime + use.systemCPUTime) / 1e6;
  return { seconds, processor, peak: use.maxRSS * 1024 };
}
