import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Peak memory and pace of the command line on many rows: `pnpm --filter passmuster memory [ROWS]`.
 * Exits 1 where a command takes 200 MB or more.
 */
const rows = Number(process.argv[2] ?? 1_000_000);
const limit = 200_000_000;
const main = new URL('../dist/main.js', import.meta.url).pathname;
const tellPeak =
  'data:text/javascript,process.on("exit",()=>process.send(process.resourceUsage().maxRSS*1024))';

function* lines(first: string, line: (row: number) => string): Generator<string> {
  if (first !== '') yield first;
  let block = '';
  for (let row = 0; row < rows; row += 1) {
    block += line(row);
    if (block.length < 65_536 && row < rows - 1) continue;
    yield block;
    block = '';
  }
}

async function measure(name: string, args: readonly string[], text: Iterable<string>) {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', tellPeak, main, ...args], {
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
    `${name}: ${rows} rows in ${seconds.toFixed(1)} s, peak ${(peak / 1e6).toFixed(0)} MB`,
  );
  if (!(peak > 0 && peak < limit)) process.exitCode = 1;
}

await measure(
  'check addresses',
  ['check', 'addresses', '-', '--network', 'polygon'],
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
