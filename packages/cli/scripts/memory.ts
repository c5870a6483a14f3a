import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Peak memory and time of the command line on many rows of each kind: `pnpm --filter passmuster memory [ROWS]`.
 * Customers are a tenth of the rows. Exits with 1 where a command takes 200 MB or more.
 */
const rows = Number(process.argv[2] ?? 1_000_000);
const limit = 200_000_000;
const main = new URL('../dist/main.js', import.meta.url).pathname;
const reportPeak =
  'data:text/javascript,process.on("exit",()=>process.send(process.resourceUsage().maxRSS*1024))';

function* lines(first: string, line: (row: number) => string, count = rows): Generator<string> {
  if (first !== '') yield first;
  let block = '';
  for (let row = 0; row < count; row += 1) {
    block += line(row);
    if (block.length < 65_536 && row < count - 1) continue;
    yield block;
    block = '';
  }
}

async function measure(
  name: string,
  args: readonly string[],
  text: Iterable<string>,
  count = rows,
) {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', reportPeak, main, ...args], {
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  });
  let peak = 0;
  child.on('message', (bytes) => {
    peak = Number(bytes);
  });
  const exit = once(child, 'exit');
  if (child.stdin) await pipeline(Readable.from(text), child.stdin);
  await exit;
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${name}: ${count} rows in ${seconds.toFixed(1)} s, peak ${(peak / 1e6).toFixed(0)} MB`,
  );
  if (!(peak > 0 && peak < limit)) process.exitCode = 1;
}

await measure(
  'check address',
  ['check', 'address', '-', '--network', 'polygon'],
  lines('', (row) => `0x${row.toString(16).padStart(40, '0')}\n`),
);
await measure(
  'check bank',
  ['check', 'bank', '-', '--input', 'csv', '--format', 'ndjson'],
  lines(
    'type,currency,account_name,account_number,bank_name,bank_code\n',
    (row) => `BANK,NGN,Ada Obi,${String(row).padStart(10, '0')},First Bank,011\n`,
  ),
);

const example = JSON.parse(
  readFileSync(new URL('../../../examples/us-llc.json', import.meta.url), 'utf8'),
);
const customers = Math.ceil(rows / 10);
await measure(
  'check customer',
  ['check', 'customer', '-', '--format', 'ndjson'],
  lines(
    '',
    (row) =>
      `${JSON.stringify({ ...example, email: `owner${row}@example-firm.com`, phone: `+1202${String(row).padStart(7, '0')}` })}\n`,
    customers,
  ),
  customers,
);
