/** Times viem and `checkAddressFile` on the repeated addresses of the file in the first argument. Prints a row for each count. */
import { readFileSync } from 'node:fs';
import { checkAddressFile } from '@passmuster/address/bulk';
import { isAddress as isViemAddress } from 'viem/utils';
import { worked } from '../measure/interleave.ts';
import { median } from '../measure/median.ts';

/** The results, all medians: nanoseconds per address, and how many times as fast. */
export interface FileTimes {
  readonly addresses: number;
  readonly viem: number;
  readonly one: number;
  /** Compared with viem, by the work of the thread. */
  readonly oneToViem: number;
}

const part = readFileSync(process.argv[2] ?? '');
const texts = part.toString().trim().split('\n');

/** Nanoseconds of work of this thread for an address. */
async function fileTime(file: Uint8Array, addresses: number): Promise<number> {
  const start = worked();
  let lines = 0;
  for await (const { verdicts } of checkAddressFile(file, { network: 'erc20' })) {
    lines += verdicts.length;
  }
  if (lines !== addresses) throw new Error(`${lines} lines`);
  return (worked() - start) / addresses;
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
  const measured: { viem: number; one: number }[] = [];
  for (let round = -1; round < rounds; round++) {
    const viem = viemTime(10_000);
    const one = await fileTime(file, addresses);
    if (round >= 0) measured.push({ viem, one });
  }
  times.push({
    addresses,
    viem: median(measured.map(({ viem }) => viem)),
    one: median(measured.map(({ one }) => one)),
    oneToViem: median(measured.map(({ viem, one }) => viem / one)),
  });
}
console.log(JSON.stringify(times));
