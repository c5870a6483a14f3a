/** Checks the file named first, with a second thread where `two` is named next; prints lines and the peak of memory. */
import { createReadStream, statSync } from 'node:fs';
import { checkAddressFile } from '@passmuster/address-bulk';
import { startWorker } from './startWorker.ts';

const [, , path = '', threads] = process.argv;
let lines = 0;
/** Not `resourceUsage().maxRSS`, which a process takes over from the one that starts it. */
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
