/** Checks the file of the first argument. Prints lines and peak memory. */
import { createReadStream } from 'node:fs';
import { checkAddressFile } from '@passmuster/address/bulk';

const [, , path = ''] = process.argv;
let lines = 0;
/** Not `resourceUsage().maxRSS`, which a process inherits from its parent. */
let peak = 0;
for await (const batch of checkAddressFile(createReadStream(path), { network: 'erc20' })) {
  lines += batch.verdicts.length;
  peak = Math.max(peak, process.memoryUsage.rss());
}
console.log(JSON.stringify({ lines, megabytes: peak / 2 ** 20 }));
