/** Checks the file of the first argument, with a second thread if the next one is `two`. Prints lines and peak memory. */
import { createReadStream, statSync } from 'node:fs';
import { checkAddressFile } from '@passmuster/address/bulk';
import { startWorker } from './startWorker.ts';

const [, , path = '', threads] = process.argv;
let lines = 0;
/** Not `resourceUsage().maxRSS`, which a process inherits from its parent. */
let peak = 0;
for await (const batch of checkAddressFile(createReadStream(path), {
  network: 'erc20',
  byteLength: statSync(path).size,
  startWorker: threads === 'two' ? startWorker : undefined,
})) {
  lines += batch.verdicts.length;
  peak = Math.max(peak, process.memoryUsage.rss());
}
console.log(JSON.stringify({ lines, megabytes: peak / 2 ** 20 }));
