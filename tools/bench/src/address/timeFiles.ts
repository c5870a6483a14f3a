/** Times viem and `checkAddressFile` on the repeated addresses of the file in the first argument. Prints a row for each count. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { checkAddressFile } from '@passmuster/address/bulk';
import { isAddress as isViemAddress } from 'viem/utils';
import { worked } from '../measure/interleave.ts';
import { median } from '../measure/median.ts';
import { startWorker } from './startWorker.ts';

/** The results, all medians: nanoseconds per address, and how many times as fast. */
export interface FileTimes {
  readonly addresses: number;
  readonly viem: number;
  readonly one: number;
  readonly two: number;
  /** One thread compared with viem, by the work of the thread. */
  readonly oneToViem: number;
  /** Two threads compared with one, by the clock, including the start of the worker. */
  readonly twoToOne: number;
}

const part = readFileSync(process.argv[2] ?? '');
const texts = part.toString().trim().split('\n');

/** Nanoseconds an address by the clock, from the call to the last verdict, and of work of this thread. */
async function fileTime(file: Uint8Array, addresses: number, threads: 1 | 2) {
  const workers: Worker[] = [];
  const options = {
    network: 'erc20',
    startWorker() {
      const worker = startWorker();
      workers.push(worker);
      return worker;
    },
  } as const;
  const [start, workStart] = [performance.now(), worked()];
  let lines = 0;
  for await (const { verdicts } of checkAddressFile(
    file,
    threads === 2 ? options : { network: 'erc20' },
  )) {
    lines += verdicts.length;
  }
  const clock = ((performance.now() - start) * 1e6) / addresses;
  const work = (worked() - workStart) / addresses;
  if (lines !== addresses) throw new Error(`${lines} lines`);
  // The end of a worker must not slow the next round.
  await Promise.all(
    workers.map(async (worker) => worker.threadId === -1 || (await once(worker, 'exit'))),
  );
  return { clock, work };
}

let at = 0;
function viemTime(count: number): number {
  const start = worked();
  for (let i = 0; i < count; i++) isViemAddress(texts[at++ % texts.length] ?? '');
  return (worked() - start) / count;
}

const times: FileTimes[] = [];
for (const { copies, rounds } of [
  { copies: 20, rounds: 11 },
  { copies: 200, rounds: 5 },
]) {
  const file = new Uint8Array(part.length * copies);
  for (let copy = 0; copy < copies; copy++) file.set(part, copy * part.length);
  const addresses = texts.length * copies;
  const measured: { viem: number; one: number; oneClock: number; two: number }[] = [];
  for (let round = -1; round < rounds; round++) {
    const viem = viemTime(10_000);
    const one = await fileTime(file, addresses, 1);
    const two = await fileTime(file, addresses, 2);
    if (round >= 0) {
      measured.push({ viem, one: one.work, oneClock: one.clock, two: two.clock });
    }
  }
  times.push({
    addresses,
    viem: median(measured.map(({ viem }) => viem)),
    one: median(measured.map(({ one }) => one)),
    two: median(measured.map(({ two }) => two)),
    oneToViem: median(measured.map(({ viem, one }) => viem / one)),
    twoToOne: median(measured.map(({ oneClock, two }) => oneClock / two)),
  });
}
console.log(JSON.stringify(times));
