import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runCount } from '@passmuster/testing/runCount';
import { expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';

const root = new URL('../../..', import.meta.url).pathname;
const main = new URL('./main.ts', import.meta.url).pathname;
const args = (...rest: string[]): string[] => ['--conditions=@passmuster/source', main, ...rest];
/** Prints a line as soon as the program listens for a signal. */
const sayListening = `--import=data:text/javascript,process.on('newListener',(name)=>name==='SIGTERM'&&console.error('listening'))`;
const write = temporaryFolder();
const line = JSON.stringify(JSON.parse(readFileSync(`${root}/examples/incomplete.json`, 'utf8')));

test.each([
  { line: '12', code: 1, why: 'an error so far' },
  { line: '+2348033120456', code: 0, why: 'nothing wrong so far' },
])('a reader that closes the pipe, as head does, ends the check quietly: $why', async (row) => {
  const file = write('many.txt', `${row.line}\n`.repeat(20_000));
  const child = spawn(
    process.execPath,
    args('check', 'phone', file, '--format', 'ndjson', '--threads', '1'),
  );
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'exit');
  expect(err).toBe('');
  expect(code).toBe(row.code);
});

test('Ctrl-C closes the JSON document and exits with 130', async () => {
  const child = spawn(
    process.execPath,
    args('check', 'phone', '-', '--input', 'lines', '--format', 'json', '--threads', '1'),
  );
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const exited = once(child, 'exit');
  child.stdin.on('error', () => undefined);
  child.stdin.write('+1202\n'.repeat(30_000));
  // The first blocks are out, and the input is still open.
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [code] = await exited;
  expect(JSON.parse(out).totals.records).toBeGreaterThan(0);
  expect(code).toBe(130);
});

const rows = (count: number, toRow: (row: number) => string): string =>
  Array.from({ length: count }, (_, row) => `${toRow(row)}\n`).join('');

/** Many bytes in few rows: what is divided among threads is counted in bytes. */
const wide = ' '.repeat(8_000);
const contents = {
  customer: `${line}${wide}\n{"broken":${wide}\n{}${wide}\n`.repeat(35),
  bank: `currency,account_number,bank_code,account_name,note\n${rows(
    3_000,
    (row) => `NGN,${String((row * 7) % 1_009).padStart(10, '0')},011,Ada Obi,${wide.slice(0, 400)}`,
  )}`,
  // 1,009 addresses, their look-alikes on the other network, and the same again.
  address: `address,network,note\n${rows(2_700, (row) => {
    const ends = String((row * 7) % 1_009).padStart(7, '0');
    const between = String((row % 2) + 1).repeat(33);
    const network = row % 2 === 0 ? 'erc20' : 'polygon';
    return `0x${ends.slice(0, 3)}${between}${ends.slice(3)},${network},${wide.slice(0, 400)}`;
  })}`,
} as const;

const repeatedRules = {
  customer: ['file/unique-email'],
  bank: ['file/unique-account'],
  address: ['file/unique-address', 'address/look-alike'],
} as const;

const divided = [
  { kind: 'customer', format: 'json', name: 'order.ndjson' },
  { kind: 'bank', format: 'text', name: 'order.csv' },
  { kind: 'address', format: 'csv', name: 'addresses.csv' },
] as const;

test.each(divided.slice(0, runCount(1, divided.length)))(
  'several threads write what one thread writes, byte for byte: $kind, $format',
  async ({ kind, format, name }) => {
    const content = contents[kind];
    // A smaller file is checked on one thread.
    expect(content.length).toBeGreaterThan(1_150_000);
    const file = write(name, content);
    const command = ['check', kind, file, '--format', format];
    const one = await runInTest(command, { now: () => new Date() });
    const two = spawnSync(process.execPath, args(...command, '--threads', '2'), {
      maxBuffer: 1 << 28,
    });
    expect(repeatedRules[kind].filter((rule) => !one.out.includes(rule))).toEqual([]);
    expect(two.stdout.equals(one.bytes)).toBe(true);
  },
);

test('a rule module that does not load is named, also where other threads load it', () => {
  write('broken.mjs', 'throw new TypeError("not today")');
  const config = write('own.json', '{"ruleModules":["broken.mjs"]}');
  const file = write('large.ndjson', `${line}\n`.repeat(90));
  const { status, stderr } = spawnSync(
    process.execPath,
    args('check', 'customer', file, '--config', config, '--threads', '2'),
    { encoding: 'utf8' },
  );
  expect(stderr).toMatch(
    /^passmuster: \S+broken\.mjs: this rule module doesn't load \(TypeError\)\n$/,
  );
  expect(status).toBe(2);
});

// Each of them waits for most of its time.
test.concurrent.each([
  { args: ['check', 'phone', 'FIFO'], why: 'input' },
  { args: ['check', 'phone', 'numbers.txt', '--config', 'FIFO'], why: 'settings' },
  { args: ['audit', 'FIFO'], why: 'an application' },
])('a signal ends a command that waits for $why from a pipe nobody writes to', async (row) => {
  const fifo = write(`${row.why}.unused`, '').replace('.unused', '.fifo');
  write('numbers.txt', '+2348033120456\n');
  spawnSync('mkfifo', [fifo]);
  const child = spawn(
    process.execPath,
    [sayListening, ...args(...row.args.map((arg) => (arg === 'FIFO' ? fifo : arg)))],
    { cwd: dirname(fifo) },
  );
  const exited = once(child, 'exit');
  await once(child.stderr, 'data');
  // The command is loaded, and opens the pipe.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  child.kill('SIGTERM');
  const [code] = await exited;
  expect(code).toBe(130);
});
