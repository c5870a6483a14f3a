import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { expect, test, vi } from 'vitest';
import { customers } from '../test/customers.ts';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';

// Processes that each load the tables of a review.
vi.setConfig({ testTimeout: 120_000 });

const write = temporaryFolder();
const script = (name: string, path: string, before = ''): string => {
  const file = new URL(path, import.meta.url).pathname;
  const run = `exec '${process.execPath}' --conditions=@passmuster/source '${file}' "$@"`;
  const shell = write(name, `#!/bin/sh\n${before}${run}\n`);
  chmodSync(shell, 0o755);
  return shell;
};
const passmuster = script('passmuster', './main.ts');
script('duckdb', '../test/duckdb.ts');
const folder = dirname(passmuster);
const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` };
const recipe = (name: string): string => new URL(`../recipes/${name}`, import.meta.url).pathname;
const text = (name: string): string => readFileSync(recipe(name), 'utf8');

const lines = customers({ input: 'ndjson', seed: 5, rows: 40 }).split('\n').slice(0, -1);
const { out } = await runInTest(['filter', 'customer'], {
  stdin: `${lines.join('\n')}\n`,
  now: () => new Date(),
});
const answers = out.split('\n').slice(0, -1);
/** Answers without the position of their line, which depends on how an engine splits the lines. */
const content = (answer: string): string => answer.replace(/"row":\d+/, '"row":0');

/** Sends blocks to one process, waits for the answers to each, and never closes the input in between. */
async function sendBlocks(command: string, size: number): Promise<readonly string[]> {
  const child = spawn('/bin/sh', ['-c', command], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  let received = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    received += piece;
  });
  const count = (): number => received.split('\n').length - 1;
  for (let at = 0; at < lines.length; at += size) {
    const block = lines.slice(at, at + size);
    child.stdin.write(block.map((line) => `${line}\n`).join(''));
    while (count() < at + block.length) await once(child.stdout, 'data');
  }
  child.stdin.end();
  await once(child, 'close');
  return received.split('\n').slice(0, -1);
}

test('ClickHouse: a pooled process answers each block before it gets the next', async () => {
  const xml = text('clickhouse.xml');
  const [, command = ''] = /<command>(.*)<\/command>/.exec(xml) ?? [];
  expect(xml).toContain('<execute_direct>0</execute_direct>');
  expect(await sendBlocks(command, 7)).toEqual(answers);
});

test('Spark: rdd.pipe sends a partition and closes the input, and the status is 0', () => {
  const [, command = ''] = /pipe\("(.*)", checkCode=True\)/.exec(text('spark.py')) ?? [];
  // As PipedRDD does: the words of the command, without a shell.
  const [program = '', ...args] = command.split(' ');
  const input = lines.map((line) => `${line}\n`).join('');
  const { stdout, status } = spawnSync(program, args, { env, input, encoding: 'utf8' });
  expect(stdout.split('\n').slice(0, -1)).toEqual(answers);
  expect(status).toBe(0);
});

test('DuckDB: a Parquet file has one answer for each row, in its order', () => {
  const rows = lines.filter((line) => line.startsWith('{"email"'));
  const source = write('customers.ndjson', rows.map((line) => `${line}\n`).join(''));
  const duckdb = (sql: string) => spawnSync('duckdb', ['-c', sql], { env, encoding: 'utf8' });
  const parquet = `${folder}/customers.parquet`;
  expect(duckdb(`COPY (FROM read_json('${source}')) TO '${parquet}'`).status).toBe(0);
  const { status } = spawnSync(recipe('duckdb.sh'), [parquet, `${folder}/out.ndjson`], { env });
  expect(status).toBe(0);
  const found = readFileSync(`${folder}/out.ndjson`, 'utf8').split('\n').slice(0, -1);
  expect(found).toHaveLength(rows.length);
  expect(found.map((answer) => JSON.parse(answer).row)).toEqual(rows.map((_, at) => at + 1));
});

test('AWS Step Functions: a Lambda of at most 15 lines answers a batch', async () => {
  expect(text('lambda.mjs').trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  const machine = JSON.parse(text('stepFunctions.json'));
  const { BatchInput } = machine.States.Check.ItemBatcher;
  vi.stubEnv('PASSMUSTER', passmuster);
  const { handler } = await import(recipe('lambda.mjs'));
  const isWhole = (line: string): boolean => line.startsWith('{"email"') || line === '{}';
  const Items = lines.filter(isWhole).map((line) => JSON.parse(line));
  const found: readonly unknown[] = handler({ Items, BatchInput });
  const expected = answers.filter((_, at) => isWhole(lines[at] ?? '')).map(content);
  expect(found.map((answer) => content(JSON.stringify(answer)))).toEqual(expected);
});
