import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';

const root = new URL('../../..', import.meta.url).pathname;
const main = new URL('./main.ts', import.meta.url).pathname;
const args = (...rest: string[]): string[] => ['--conditions=@passmuster/source', main, ...rest];
const write = temporaryFolder();
const line = JSON.stringify(JSON.parse(readFileSync(`${root}/examples/incomplete.json`, 'utf8')));

test('a reader that closes the pipe ends the command with one line and exit code 2', async () => {
  const file = write('many.txt', '+1202\n'.repeat(20_000));
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
  expect(err).toBe('passmuster: the output was closed before everything was written\n');
  expect(code).toBe(2);
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

test.each([
  { kind: 'customer', format: 'json', name: 'order.ndjson' },
  { kind: 'bank', format: 'text', name: 'order.csv' },
])(
  'several threads write what one thread writes, byte for byte: $kind, $format',
  async ({ kind, format, name }) => {
    const rows = Array.from(
      { length: 14_000 },
      (_, row) => `NGN,00000${(row * 7) % 10_007},011,${'Ada Obi '.repeat(9)}\n`,
    );
    const content =
      kind === 'bank'
        ? `currency,account_number,bank_code,account_name\n${rows.join('')}`
        : `${line}\n{"broken":\n{}\n`.repeat(Math.ceil(1_200_000 / line.length));
    // A smaller file is checked on one thread.
    expect(content.length).toBeGreaterThan(1_150_000);
    const file = write(name, content);
    const command = ['check', kind, file, '--format', format];
    const one = await runInTest(command, { now: () => new Date() });
    const two = spawnSync(process.execPath, args(...command, '--threads', '2'), {
      maxBuffer: 1 << 28,
    });
    expect(one.out).toContain(kind === 'bank' ? 'file/unique-account' : 'file/unique-email');
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
